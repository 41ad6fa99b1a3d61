import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchJson } from '@/lib/http/fetch-json'

const ANSWERS: Record<string, { status: number; body: string; whole?: boolean }> = {
  '/words': { status: 409, body: '{"error":"Taken already."}' },
  '/no-words': { status: 500, body: 'null' },
  '/proxy': { status: 502, body: '<h1>Bad gateway</h1>' },
  '/not-json': { status: 200, body: '<p>Please log in to the network</p>' },
  '/cut-off': { status: 200, body: '{"data":[', whole: false },
  '/failure-cut-off': { status: 500, body: '{"error":', whole: false },
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-type': type, authorization, accept } = request.headers
  response.end(JSON.stringify({ type, authorization, accept, sent: await text(request) }))
}

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/echo') return void echo(request, response)
    const { status, body, whole = true } = ANSWERS[request.url ?? ''] ?? { status: 404, body: '' }
    response.writeHead(status, whole ? {} : { 'content-length': body.length + 10 })
    response.write(body, () => (whole ? response.end() : response.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  ['/words', 'Taken already.', 409],
  ['/no-words', 'It did not work.', 500],
  ['/proxy', 'It did not work.', 502],
  ['/not-json', 'It did not work.', 200],
  ['/cut-off', 'It did not work.', 200],
  ['/failure-cut-off', 'It did not work.', 500],
])('the response %s gives an error with a sentence for the visitor', async (path, message, status) => {
  await expect(fetchJson(origin + path, { fallback: 'It did not work.' })).rejects.toMatchObject({
    name: 'RequestError',
    message,
    status,
  })
})

test.each([
  ['nothing', undefined, undefined, ''],
  ['JSON', { a: 1 }, 'application/json', '{"a":1}'],
  ['a file as it is', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'image/svg+xml', '<svg/>'],
  ['a file of an unknown kind', new File(['x'], 'x'), 'application/octet-stream', 'x'],
])('sends %s', async (_what, body, type, sent) => {
  const heard = await fetchJson<object>(`${origin}/echo`, { method: 'POST', body, fallback: '' })
  expect(heard).toEqual({ ...(type === undefined ? {} : { type }), accept: '*/*', sent })
})

test('sends a token and an Accept header if given', async () => {
  const question = { token: 'abc', accept: 'text/event-stream', fallback: '' }
  expect(await fetchJson(`${origin}/echo`, question)).toEqual({
    authorization: 'Bearer abc',
    accept: 'text/event-stream',
    sent: '',
  })
})
