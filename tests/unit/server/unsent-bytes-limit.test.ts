import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { closeIdleConnections } from '@/server/connections/idle-connections'
import { trackOpenResponses } from '@/server/connections/open-responses'
import { limitUnsentBytes } from '@/server/connections/unsent-bytes-limit'

/** Far more than the socket buffers of the system hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)
const ASK = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

let server: Server
const visitors: Socket[] = []
afterEach(async () => {
  for (const visitor of visitors.splice(0)) visitor.destroy()
  server.close()
  await once(server, 'close')
})

/** A server with the responses of `body`, and the number of closed ones, read or not. */
async function serve(prepare: (server: Server) => void, body: (end: (answer: Buffer) => void) => void) {
  const ended: Socket[] = []
  server = createServer((request, response) => {
    response.once('close', () => ended.push(request.socket))
    body((answer) => response.end(answer))
  })
  prepare(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return ended
}

function visit({ reads }: { reads: boolean }): Socket {
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitors.push(visitor)
  visitor.on('error', () => undefined)
  if (reads) visitor.resume()
  else visitor.pause()
  visitor.write(ASK)
  return visitor
}

// promise: server-survives
test('a response that the client does not read is dropped, and a slow handler is waited for', async () => {
  const ended = await serve(
    (made) => closeIdleConnections(made, trackOpenResponses(made), 200),
    (end) => setTimeout(() => end(LARGE), 700),
  )
  visit({ reads: false })
  await once(visit({ reads: true }), 'end')
  await expect.poll(() => ended, { timeout: 5_000 }).toHaveLength(2)
})

// promise: server-survives
test('unread responses beyond the byte limit are dropped, the oldest first', async () => {
  const ended = await serve(
    (made) => limitUnsentBytes(made, trackOpenResponses(made), 2.5 * LARGE.length),
    (end) => end(LARGE),
  )
  const connected: Socket[] = []
  server.on('connection', (socket) => connected.push(socket))
  for (let i = 0; i < 3; i++) visit({ reads: false })
  await expect.poll(() => connected).toHaveLength(3)
  await expect.poll(() => ended).toEqual([connected[0]])
})

// promise: server-survives
test('pipelined requests of a client that disconnects leave no open response', async () => {
  const asked: ServerResponse[] = []
  const ended = await serve(trackOpenResponses, () => undefined)
  server.on('request', (_request, response) => asked.push(response))
  const visitor = visit({ reads: false })
  visitor.write(ASK.repeat(20))
  await expect.poll(() => asked.length).toBe(21)
  visitor.destroy()
  await expect.poll(() => ended).toHaveLength(21)
})
