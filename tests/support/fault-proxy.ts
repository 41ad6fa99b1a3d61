import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A TCP proxy in front of a server that injects faults. Silenced, connections stay open and nothing
 * passes.
 */
export interface FaultProxy {
  port: number
  silence: () => void
  restore: () => void
  /**
   * Drops the response to the next statement that contains these words, after the server has
   * executed it. With `after`, only on a connection that has sent those words since, because
   * background work commits too.
   */
  dropResponseTo: (words: string, after?: string) => void
  stop: () => Promise<void>
}

export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  let silent = false
  let lost: { words: string; after: string } | undefined
  let armed: Socket | undefined
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
      // The close event handles a broken connection.
      socket.on('error', () => socket.destroy())
    }
    let isMute = false
    near.on('data', (chunk: Buffer) => {
      if (lost && lost.after !== '' && chunk.includes(lost.after)) armed = near
      if (lost !== undefined && chunk.includes(lost.words) && (lost.after === '' || armed === near)) {
        lost = undefined
        isMute = true
      }
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (!isMute) near.write(chunk)
    })
    if (silent) for (const socket of [near, far]) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      silent = true
      for (const socket of sockets) socket.pause()
    },
    restore: () => {
      silent = false
      for (const socket of sockets) socket.resume()
    },
    dropResponseTo: (words, after = '') => {
      lost = { words, after }
      armed = undefined
    },
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
