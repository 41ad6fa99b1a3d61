import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeIdleConnections } from '@/server/connections/idle-connections'
import { trackOpenResponses } from '@/server/connections/open-responses'

const KEPT_MS = 100
/** Node waits a second longer than it tells visitors. */
const HELD_UP_MS = KEPT_MS + 1_500
const ASK = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

let server: Server
let visitor: Socket
beforeEach(async () => {
  server = createServer((_request, response) => void setImmediate(() => response.end('here')))
  server.keepAliveTimeout = KEPT_MS
  closeIdleConnections(server, trackOpenResponses(server))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitor.write(ASK)
  expect(String(await once(visitor, 'data'))).toContain('here')
})
afterEach(async () => {
  visitor.destroy()
  server.close()
  await once(server, 'close')
})

// promise: server-survives
test('a request that arrived during a blocked event loop is answered', async () => {
  const answered = once(visitor, 'data')
  visitor.write(ASK)
  const end = performance.now() + HELD_UP_MS
  while (performance.now() < end);
  expect(String(await answered)).toContain('here')
})

test('a connection without data is closed', async () => {
  await once(visitor, 'close')
})
