import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * A save whose body the server has begun to read: headers announce all of it, and the first half
 * was sent.
 */
interface PartialSave {
  /** Sends the rest and returns the response, after the connection was closed for any reason. */
  finish: () => Promise<string>
  breakOff: () => void
}

export async function startPartialSave(
  origin: string,
  stack: object,
  connection: 'close' | 'keep-alive' = 'close',
): Promise<PartialSave> {
  const { hostname, port } = new URL(origin)
  const body = Buffer.from(JSON.stringify(stack))
  const half = Math.floor(body.length / 2)
  const socket = connect(Number(port), hostname)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const heard = once(socket, 'data') as Promise<[Buffer]>
  socket.write(
    `POST /api/techstack HTTP/1.1\r\nhost: ${hostname}\r\nconnection: ${connection}\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  const [goOn] = (await Promise.race([heard, closed])) ?? []
  if (!goOn?.toString().startsWith('HTTP/1.1 100 ')) throw new Error(`the server answered ${String(goOn)}`)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  // A server that closes the connection sends no response, which the test checks.
  socket.on('error', () => undefined)
  socket.write(body.subarray(0, half))
  return {
    finish: async () => {
      socket.write(body.subarray(half))
      await closed
      return answer
    },
    breakOff: () => socket.destroy(),
  }
}
