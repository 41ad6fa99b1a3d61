import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
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
])('an answer such as %s reads as a sentence for the visitor', async (path, message, status) => {
  await expect(fetchJson(origin + path, { fallback: 'It did not work.' })).rejects.toMatchObject({
    name: 'RequestError',
    message,
    status,
  })
})
