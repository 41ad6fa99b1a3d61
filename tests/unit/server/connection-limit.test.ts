import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectionLimit, limitConnections } from '@/server/connections/connection-limit'
import { trackOpenResponses } from '@/server/connections/open-responses'

test.each([
  ['1,024 descriptors', 1024, 0, { all: 512, perAddress: 128 }],
  ['a million', 1_048_576, 0, { all: 10_000, perAddress: 2_500 }],
  ['1,024 behind a proxy', 1024, 1, { all: 512, perAddress: 512 }],
])('half of the descriptors are for connections: %s', (_what, descriptors, hops, limit) =>
  expect(connectionLimit(descriptors, hops)).toEqual(limit),
)

test('the limit follows from the descriptors that this process may open', () => {
  const { all, perAddress } = connectionLimit()
  expect(all).toBeGreaterThan(0)
  expect(all).toBeLessThanOrEqual(10_000)
  expect(perAddress).toBeLessThanOrEqual(all)
})

const ONE = '127.0.0.1'
const OTHERS = ['127.0.0.2', '127.0.0.3']

let server: Server
let visitors: Socket[]
let waiting: ServerResponse[]
beforeEach(async () => {
  visitors = []
  waiting = []
  server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('here')
  })
  limitConnections(server, trackOpenResponses(server), { all: 6, perAddress: 4 })
  server.listen(0, ONE)
  await once(server, 'listening')
})
afterEach(async () => {
  for (const visitor of visitors) visitor.destroy()
  server.close()
  await once(server, 'close')
})

async function open(localAddress = ONE): Promise<Socket> {
  const { port } = server.address() as AddressInfo
  const accepted = once(server, 'connection')
  const visitor = connect({ port, host: ONE, localAddress })
  // A reset of the connection is one way to be closed.
  visitor.on('error', () => undefined)
  visitors.push(visitor)
  await accepted
  return visitor
}
const ask = (visitor: Socket, path = '/') => visitor.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
async function answerOf(visitor: Socket): Promise<string> {
  const heard = once(visitor, 'data')
  ask(visitor)
  return String(await heard)
}
const closed = (visitor: Socket) => new Promise<void>((resolve) => visitor.once('close', () => resolve()))

test('if all connections of an address have sent a request, a new one replaces the oldest', async () => {
  const visitors = [await open(), await open(), await open(), await open()]
  for (const visitor of visitors) expect(await answerOf(visitor)).toContain('here')
  const first = closed(visitors[0] as Socket)
  expect(await answerOf(await open())).toContain('here')
  await first
})

test('an address over its limit loses its oldest connection, and its newest one is answered', async () => {
  const idle = [await open(), await open(), await open(), await open()]
  const first = closed(idle[0] as Socket)
  expect(await answerOf(await open())).toContain('here')
  await first
  for (const kept of idle.slice(1)) expect(await answerOf(kept)).toContain('here')
})

test('connections without a whole request are replaced before one with it', async () => {
  const visitor = await open()
  expect(await answerOf(visitor)).toContain('here')
  for (let count = 0; count < 20; count++) await open()
  expect(await answerOf(visitor)).toContain('here')
})

test('an address over its limit closes no connection of another address', async () => {
  const other = await open(OTHERS[0])
  for (let count = 0; count < 20; count++) await open()
  expect(await answerOf(other)).toContain('here')
})

test('a connection with a pending response is not closed for a new one', async () => {
  const asking = await open()
  const asked = once(server, 'request')
  ask(asking, '/slow')
  await asked
  for (let count = 0; count < 20; count++) await open()
  const heard = once(asking, 'data')
  waiting[0]?.end('late')
  expect(String(await heard)).toContain('late')
})

test('if all connections have pending responses, the new connection is closed', async () => {
  for (let count = 0; count < 4; count++) {
    const asked = once(server, 'request')
    ask(await open(), '/slow')
    await asked
  }
  await closed(await open())
  expect(waiting).toHaveLength(4)
})

test('at the total limit, the oldest connection is closed for a new address', async () => {
  const [first] = [await open(), await open(), await open()]
  for (let count = 0; count < 3; count++) await open(OTHERS[0])
  const left = closed(first)
  expect(await answerOf(await open(OTHERS[1]))).toContain('here')
  await left
})

test('closed connections do not count', async () => {
  for (let count = 0; count < 12; count++) {
    const visitor = await open()
    visitor.end()
    await closed(visitor)
  }
  const kept = [await open(), await open(), await open(), await open()]
  for (const visitor of kept) expect(await answerOf(visitor)).toContain('here')
})
