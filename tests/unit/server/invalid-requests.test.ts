import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerInvalidRequests } from '@/server/connections/invalid-requests'

let server: Server
let visitor: Socket
let answer: string
beforeEach(async () => {
  server = createServer({ connectionsCheckingInterval: 50 })
  server.headersTimeout = 100
  answerInvalidRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  visitor = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  // A reset of the connection is what the test waits for.
  visitor.on('error', () => undefined)
  answer = ''
  visitor.on('data', (chunk: Buffer) => (answer += chunk.toString()))
})
afterEach(async () => {
  visitor.destroy()
  server.close()
  await once(server, 'close')
})

test.each([
  ['a head that does not end', 'GET / HTTP/1.1\r\n', 'HTTP/1.1 408 Request Timeout'],
  ['a line that is not a request', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nhost: x\r\n\r\n', 'HTTP/1.1 405 Method Not Allowed'],
])('answers %s and closes a connection that keeps sending', async (_what, bytes, first) => {
  visitor.write(bytes)
  const dripping = setInterval(() => visitor.write('x'), 50)
  await new Promise((resolve) => visitor.once('close', resolve))
  clearInterval(dripping)
  expect(answer.split('\r\n')[0]).toBe(first)
})

test('gives a client that stops sending its whole answer and a regular end', async () => {
  visitor.write('hello\r\n\r\n')
  await once(visitor, 'end')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: 'This is not a valid HTTP request.' })
})
