import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestGate } from '@/server/gate/request-gate'

let server: Server
let origin: string
beforeAll(async () => {
  const gate = requestGate((request, response) => Promise.resolve(void response.end(request.url)), { dev: false })
  server = createServer(gate).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('files of a stack', () => {
  test.each([
    ['/stack/Ab3Cd4Ef5G.svg?theme=dark', '/_stack/Ab3Cd4Ef5G/svg?theme=dark'],
    ['/stack/Ab3Cd4Ef5G/embed', '/_stack/Ab3Cd4Ef5G/embed'],
    ['/stack/Ab3Cd4Ef5G', '/stack/Ab3Cd4Ef5G'],
  ])('%s is passed to Next as %s', async (path, internal) => {
    expect(await (await fetch(origin + path)).text()).toBe(internal)
  })

  test('have no nonce and their own framing rules, unlike pages', async () => {
    const file = await fetch(`${origin}/stack/Ab3Cd4Ef5G/embed`)
    expect([file.headers.get('content-security-policy'), file.headers.get('x-frame-options')]).toEqual([null, null])
    const page = await fetch(`${origin}/stack/Ab3Cd4Ef5G`)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })

  test('are 404 at their internal addresses', async () => {
    for (const path of ['/_stack/Ab3Cd4Ef5G/svg', '/%5Fstack/Ab3Cd4Ef5G/svg'])
      expect((await fetch(origin + path)).status, path).toBe(404)
  })

  test('allow GET and HEAD only', async () => {
    const answer = await fetch(`${origin}/stack/Ab3Cd4Ef5G.json`, { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
