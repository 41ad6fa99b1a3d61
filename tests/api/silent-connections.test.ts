import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Product } from '../support/product'

/** Connections on which no complete request arrives. */

const HEAD = 'POST /api/techstack HTTP/1.1\r\nhost: x\r\n'
const LATE = 'HTTP/1.1 408 Request Timeout'

let product: Product
let heldUp: () => Promise<string>
let body: Promise<string | undefined>
let started: number
beforeAll(async () => {
  product = await startProduct()
  heldUp = await askStoppedProduct()
  started = performance.now()
  body = beginning(`${HEAD}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`)
})
afterAll(() => product.stop())

/**
 * Sends the beginning of a request and returns the first line of the response when the connection
 * ends.
 */
async function beginning(bytes: string): Promise<string | undefined> {
  const { hostname, port } = new URL(product.origin)
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  await once(socket, 'close')
  return answer.split('\r\n')[0]
}

/**
 * Stops the event loop of a product after its first response, and returns a function that resumes
 * it and returns the response to a second request on the same connection.
 */
async function askStoppedProduct(): Promise<() => Promise<string>> {
  const other = await startProduct()
  const { hostname, port } = new URL(other.origin)
  const visitor = connect(Number(port), hostname)
  const ask = () => visitor.write('HEAD /api/health HTTP/1.1\r\nhost: x\r\n\r\n')
  ask()
  await once(visitor, 'data')
  process.kill(other.pid ?? 0, 'SIGSTOP')
  ask()
  return async () => {
    const answered = once(visitor, 'data')
    process.kill(other.pid ?? 0, 'SIGCONT')
    const [answer] = (await answered) as [Buffer]
    visitor.destroy()
    await other.stop()
    return String(answer)
  }
}

// promise: server-survives
test(
  'a connection without a request is closed within seconds, and a body may take a minute',
  { timeout: 120_000 },
  async () => {
    expect(await Promise.all(['', 'G', HEAD].map(beginning))).toEqual([LATE, LATE, LATE])
    // Fifteen seconds of timeout and five for the interval of the check. Node's default is a
    // minute.
    expect(performance.now() - started).toBeLessThan(45_000)
    expect(await body).toBe(LATE)
    expect(performance.now() - started).toBeGreaterThan(45_000)
  },
)

// promise: server-survives
test(
  'a request that arrived during a blocked event loop is answered, although its connection is due to be closed',
  { timeout: 120_000 },
  async () => {
    // The connection with the longer timeout is closed last.
    await body
    expect(await heldUp()).toMatch(/^HTTP\/1\.1 200 /)
  },
)
