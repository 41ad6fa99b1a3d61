import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, unique } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

let product: Product
let guest: Guest
beforeAll(async () => {
  product = await startProduct()
  guest = new Guest(product.origin)
})
afterAll(() => product.stop())

/** Sends a path and method unchanged, which `fetch` would normalise or refuse. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  const { hostname, port } = new URL(product.origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          headers: response.headers,
        }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
}

test('HEAD of a sign-in route has the headers of GET', async () => {
  for (const way of ['session', 'csrf', 'providers']) {
    const { status, headers, text } = await raw('HEAD', `/api/auth/${way}`)
    expect([way, status, headers['content-type'], text]).toEqual([way, 200, 'application/json', ''])
  }
})

test.each([
  ['signin', '/account/popup'],
  ['error', '/account/popup'],
  ['signout', '/account'],
  ['verify-request', '/account'],
])('/api/auth/%s opened by hand redirects to a page of the site', async (way, page) => {
  const { status, headers } = await raw('GET', `/api/auth/${way}`)
  expect(status).toBe(302)
  expect(new URL(String(headers.location), product.origin).pathname).toBe(page)
})

// promise: client-errors-are-4xx
describe('every error under /api is JSON with a message and a request id', () => {
  test.each([
    ['an unknown path', 'GET', '/api/nothing/here', 404],
    ['no path at all', 'GET', '/api', 404],
    ['no path at all, written to', 'POST', '/api?x', 404],
    ['a code longer than any', 'GET', `/api/techstack/${'a'.repeat(3000)}`, 404],
    ['a wrong method', 'DELETE', '/api/techstack', 405],
    ['a wrong method on a deeper path', 'PUT', '/api/techstack/generate', 405],
    ['an unknown method', 'PROPFIND', '/api/techstack', 405],
    ['an address that cannot be decoded', 'GET', '/api/techstack/%E0%A4%A', 400],
    ['an unknown code', 'GET', '/api/techstack/2222222222', 404],
    ['another content type', 'POST', '/api/techstack', 415],
    ['an unknown path of signing in', 'GET', '/api/auth/nothing', 404],
    ['an unknown path of signing in, written to', 'POST', '/api/auth/nothing', 404],
    ['an unknown sign-in provider', 'GET', '/api/auth/callback/nobody', 404],
    ['a callback that a password form does not have', 'GET', '/api/auth/callback/credentials', 404],
    ['a session sent by the client', 'POST', '/api/auth/session', 400],
    ['a wrong method at signing in', 'PUT', '/api/auth/session', 405],
  ])('%s', async (_what, method, path, status) => {
    const answer = await raw(method, path)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringMatching(/\w+/) })
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  })

  // promise: bounded-bodies
  test('an overlong body is refused, its connection is closed, and the next request is answered', async () => {
    const answer = await guest.post('/api/techstack', stack({ description: 'x'.repeat(1_200_000) }))
    expect(answer.status).toBe(413)
    expect(answer.headers.get('connection')).toBe('close')
    expect((await guest.get('/api/health')).status).toBe(200)
  })

  test('an overlong sign-in form is refused', async () => {
    const body = new URLSearchParams({ csrfToken: 'x'.repeat(20_000) })
    const answer = await fetch(`${product.origin}/api/auth/callback/credentials`, { method: 'POST', body })
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
  })

  // promise: bounded-bodies
  test('an overlong body without a Content-Length is refused too', async () => {
    const part = new TextEncoder().encode(' '.repeat(64 * 1024))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (parts) => (++sent > 18 ? parts.close() : parts.enqueue(part)),
    })
    const headers = { 'content-type': 'application/json' }
    const asked = fetch(`${product.origin}/api/techstack`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await asked).status).toBe(413)
  })

  // promise: bounded-bodies
  test('a stack with deeply nested unknown fields is refused', async () => {
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
    expect((await guest.post('/api/techstack', { ...stack(), other: nested(20) })).status).toBe(201)
    const answer = await guest.post('/api/techstack', { ...stack(), other: nested(40) })
    expect([answer.status, answer.json.error]).toEqual([400, 'The body is nested too deeply.'])
  })

  test.each([
    ['[]'],
    ['null'],
    ['"x"'],
    ['{"name":1}'],
    ['{"name":"x","sections":null,"sectionOrder":null}'],
    [`${'['.repeat(60)}${']'.repeat(60)}`],
    ['{"name":"x"'],
    ['\u0000'],
  ])('the body %s', async (body) => {
    const answer = await guest.call('POST', '/api/techstack', { raw: body })
    expect(answer.status).toBe(400)
    expect(answer.json.error).toEqual(expect.any(String))
    expect(answer.text).not.toMatch(/ at |node_modules|SELECT|prisma/i)
  })
})

test.each([
  ['a field that is not there', 'POST', '/api/techstack/explore', {}, 'categoryName: is missing'],
  ['a field of another kind', 'POST', '/api/techstack', stack({ name: 5 }), 'name: must be text'],
  [
    'a field of a tool that is not there',
    'POST',
    '/api/techstack',
    stack({ sections: { A: [{ id: 'a' }] }, sectionOrder: ['A'] }),
    'sections.A.0.text: is missing',
  ],
  ['a list in place of the body', 'POST', '/api/feedback', [], 'The body: must be an object'],
  ['a field with its own message', 'POST', '/api/subscribe', {}, 'Please enter both email and handle'],
  [
    'a password that is too short',
    'POST',
    '/api/account/signup',
    { email: 'short@example.com', password: 'sh0rt!' },
    'A password has at least 8 characters.',
  ],
  ['a persona page without a prompt', 'POST', '/api/generate-persona-style', {}, 'prompt: is missing'],
])('%s gets a readable message that does not mention schemas', async (_what, method, path, body, error) => {
  const answer = await guest.call(method, path, { body })
  expect([answer.status, answer.json.error]).toEqual([400, error])
})

// promise: client-errors-are-4xx
test('pages answer only GET and HEAD; other methods get 405 and run nothing', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await raw(method, '/about', { 'next-action': '7f'.repeat(20), 'content-length': '0' })
    expect(answer.status, method).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.text).toContain('This method is not supported.')
  }
  expect((await raw('HEAD', '/about')).status).toBe(200)
  expect(product.output()).not.toContain('Server Action')
})

// promise: client-errors-are-4xx
test.each([
  ['DELETE', '/api/techstack', 'POST, OPTIONS'],
  ['PATCH', '/api/techstack', 'POST, OPTIONS'],
  ['PROPFIND', '/api/techstack/2222222222', 'GET, HEAD, PUT, DELETE, OPTIONS'],
  ['HEAD', '/api/techstack/2222222222/claim', 'POST, OPTIONS'],
  ['PUT', '/api/auth/session', 'GET, HEAD, POST, OPTIONS'],
  ['PATCH', '/api/nothing', 'GET, HEAD, POST, PUT, DELETE, OPTIONS'],
  ['GET', '/persona/preview', 'POST, OPTIONS'],
  ['PUT', '/persona/2222222222/frame?v=1', 'GET, HEAD, OPTIONS'],
])('%s %s is refused with the methods that the address supports: %s', async (method, path, allow) => {
  const answer = await raw(method, path)
  expect([answer.status, answer.headers.allow]).toEqual([405, allow])
  if (method !== 'HEAD')
    expect(answer.text).toMatch(/This (?:address does not support that method|method is not supported)/)
})

// promise: client-errors-are-4xx
test.each(['/_global-error', '/%5Fglobal-error', '/_error', '/_not-found', '/_next'])(
  '%s, an internal address of Next, is 404',
  async (path) => {
    const answer = await raw('GET', path)
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('<h1')])
  },
)

// promise: client-errors-are-4xx
test.each(['/nothing/here', '/a/b/c?d=e', '/tools/games/x', '/%5Bid%5D/x', '/about/more'])(
  'there is no page at %s: 404 with stacks to open, not for search engines',
  async (path) => {
    const { status, text } = await raw('GET', path)
    expect([status, text]).toEqual([404, expect.stringContaining('There is no page at this address')])
    expect(text).toContain('Stacks to go on with')
    expect(text).toContain('<meta name="robots" content="noindex"')
  },
)

test('the page of a shared stack contains nothing of the page for unknown addresses', async () => {
  const { json } = await guest.post('/api/techstack', stack())
  const { status, text } = await raw('GET', `/?share=${(json as { shareCode: string }).shareCode}`)
  expect([status, text]).toEqual([200, expect.not.stringContaining('There is no page at this address')])
  expect(text).not.toContain('Stacks to go on with')
})

// promise: security-headers
test.each([
  '/api/../account',
  '/persona/%2e%2E/account',
  '/_next/static/.%2e/../about',
  '/api/..',
  '/api/..#x',
  '/api\\..\\about',
  '/x/../_global-error',
  '/./about',
])('the path upwards %s is refused: no page is shown without its policy or its limit', async (path) => {
  const answer = await raw('GET', path)
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('This address cannot be read.')])
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('Next’s image optimiser is not reachable and logs no URL', async () => {
  const told = encodeURIComponent('/api/health?\n{"level":"fatal","msg":"made up"}')
  expect((await guest.get(`/_next/image?url=${told}&w=64&q=75`)).status).toBe(404)
  expect(product.output()).not.toContain('made up')
})

// promise: no-csrf
test('a write sent by a page of another site is refused', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    expect((await guest.post('/api/techstack', stack(), headers)).status).toBe(403)
    for (const way of ['signin/google', 'callback/credentials', 'signout', 'session'])
      expect((await guest.post(`/api/auth/${way}`, {}, headers)).status, way).toBe(403)
  }
  expect((await guest.post('/api/techstack', stack(), { 'sec-fetch-site': 'same-origin' })).status).toBe(201)
})

test.each([
  'nonsense',
  'Bearer nonsense',
  'Bearer a.b.c',
  `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`,
])('the token %s is 401 even where a token is optional', async (authorization) => {
  expect((await guest.post('/api/techstack', stack(), { authorization })).status).toBe(401)
})

// promise: prototype-safe-titles
test('titles such as __proto__ and 12 keep their order through the API and on the page', async () => {
  const raw =
    '{"name":"odd","sections":{"b":[],"12":[{"id":"t","text":"Twelve"}],"__proto__":[{"id":"p","text":"Proto"}],"constructor":[]},"sectionOrder":["b","__proto__","12","constructor"]}'
  const made = await guest.call('POST', '/api/techstack', { raw })
  expect(made.status).toBe(201)
  const got = await guest.get(`/api/techstack/${made.json.shareCode}`)
  expect(got.json.sectionOrder).toEqual(['b', '__proto__', '12', 'constructor'])
  expect(Object.getOwnPropertyNames(got.json.sections).sort()).toEqual(['12', '__proto__', 'b', 'constructor'])
  const page = await guest.get(`/?share=${made.json.shareCode}`)
  expect(page.text).toContain('Proto')
})

test('pages and API responses have security headers, and a forged forwarding header has no effect', async () => {
  const page = await guest.get('/about', { 'x-forwarded-for': '1.2.3.4' })
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic'/)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('x-powered-by')).toBeNull()
  expect(page.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(product.output()).toContain('TRUST_PROXY_HOPS')
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
  const form = await guest.get('/api/auth/csrf', forged)
  expect(form.headers.getSetCookie().join('\n')).toContain(encodeURIComponent(product.origin))
})

test('an unknown share code gets 404 with a complete page', async () => {
  const page = await guest.get('/?share=2222222222')
  expect(page.status).toBe(404)
  expect(page.text).toMatch(/<html[^>]* lang="en"/)
  expect(page.text).toContain('<main')
})

// promise: no-slow-patterns
test('a search treats %, _ and \\ as literal characters', async () => {
  const word = `w${Date.now().toString(36)}`
  for (const name of [`${word}100%`, `${word}100x`, `${word}a_b`, `${word}axb`, `${word}c\\d`])
    expect((await guest.post('/api/techstack', stack({ name, title: name }))).status).toBe(201)
  const found = async (query: string) =>
    ((await guest.get(`/api/techstack/search/${encodeURIComponent(query)}`)).json as { title: string }[]).map(
      ({ title }) => title,
    )
  expect(await found(`${word}100%`)).toEqual([`${word}100%`])
  expect(await found(`${word}a_b`)).toEqual([`${word}a_b`])
  expect(await found(`${word}c\\d`)).toEqual([`${word}c\\d`])
})

test('a search ignores accents, and ranks an exact name first', async () => {
  const word = `x${Date.now().toString(36)}`
  for (const name of [`Café ${word} nights`, `Café ${word}`])
    expect((await guest.post('/api/techstack', stack({ name, title: '' }))).status).toBe(201)
  for (const query of [`cafe ${word}`, `CAFÉ ${word}`, `Cafe\u0301 ${word}`]) {
    const { json } = await guest.get(`/api/techstack/search/${encodeURIComponent(query)}`)
    expect((json as { title: string }[]).map(({ title }) => title)).toEqual([`Café ${word}`, `Café ${word} nights`])
  }
})

test('a search of two letters matches prefixes of handles and words', async () => {
  const rows = async (query: string) => (await guest.get(`/api/techstack/search/${query}`)).json as { title: string }[]
  await guest.post('/api/techstack', stack({ name: 'By handle', title: 'By handle', twitterHandle: 'Xq' }))
  await guest.post('/api/techstack', stack({ name: 'By word', title: 'A xqword' }))
  expect((await rows('xq')).map(({ title }) => title)).toEqual(['By handle', 'A xqword'])
})

test('an overlong, empty or mistyped field gets a readable message', async () => {
  const failures = [
    await guest.get(`/api/techstack/handle/${'x'.repeat(300)}`),
    await guest.post('/api/account/verify', { token: '' }),
    await guest.post('/api/techstack/explore', { categoryName: 'Desk', existingItems: [5] }),
    await guest.post('/api/techstack/descriptions', { tools: [{ id: 1, text: 'Vim' }] }),
  ]
  expect(failures.map(({ status, json }) => [status, json.error])).toEqual([
    [400, 'handle: at most 200 characters'],
    [400, 'token: may not be empty'],
    [400, 'existingItems.0: the name of a tool, or a tool'],
    [400, 'tools.0: the name of a tool, or its id and text'],
  ])
})

test.each([
  ['50 kB', 'x'.repeat(50_000)],
  ['a number', 5],
  ['a list', ['modern']],
  ['an object', { name: 'modern' }],
])('a theme that is %s is refused, and nothing is stored', async (_what, theme) => {
  const handle = unique('h')
  const { status, json } = await guest.post('/api/techstack', stack({ theme, twitterHandle: handle }))
  expect([status, json.details[0].path]).toEqual([400, 'theme'])
  expect((await guest.get(`/api/techstack/handle/${handle}`)).json).toEqual([])
})

test('an input of 300 kB to complete is refused', async () => {
  const { status, json } = await guest.post('/api/techstack/autocomplete', { currentInput: 'React, '.repeat(43_000) })
  expect([400, 413]).toContain(status)
  expect(json).toEqual(expect.objectContaining({ error: expect.stringMatching(/\w/) }))
})

test('robots.txt names the sitemap', async () => {
  const { status, text } = await guest.get('/robots.txt')
  expect(status).toBe(200)
  expect(text).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m)
})
