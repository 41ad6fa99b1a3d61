import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOSTILE_BODIES, HOSTILE_PARTS, LEAK, hostileVariants } from '../support/hostile-input'
import { Guest, signInForm, signUp, type Answer, type User } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack, tool } from '../support/stacks'

/**
 * Every endpoint with every hostile value in each field: it must answer 4xx with a message, and
 * never 5xx.
 */

let product: Product
let user: User
let id: string
let code: string
beforeAll(async () => {
  product = await startProduct()
  user = await signUp(product.origin)
  const made = await user.post('/api/techstack', stack({ name: 'untouched' }))
  id = made.json.id
  code = made.json.shareCode
})
afterAll(() => product.stop())

const small = () => ({ sections: { Web: [tool('React')] }, sectionOrder: ['Web'] })
const WRITES: [method: string, path: string, body: Record<string, unknown>][] = [
  ['POST', '/api/techstack', stack()],
  ['PUT', '/api/techstack/ID', { ...stack(), version: 1 }],
  ['POST', '/api/techstack/ID/claim', { secret: 'guess' }],
  ['POST', '/api/share', stack()],
  ['POST', '/api/share/CODE', { userId: null }],
  ['POST', '/api/techstack/generate', { prompt: 'React', tools: 'Redis', intelligence: false }],
  ['POST', '/api/techstack/explore', { categoryName: 'Databases', existingItems: ['Redis'] }],
  ['POST', '/api/techstack/transform', { theme: '90s', ...small() }],
  ['POST', '/api/techstack/descriptions', { tools: ['Redis'] }],
  ['POST', '/api/techstack/autocomplete', { currentInput: 'Re' }],
  ['POST', '/api/generate-persona', small()],
  [
    'POST',
    '/api/generate-persona-style',
    { prompt: 'pink', title: 'Me', description: 'Oslo', html: '<p>Me</p>', mode: 'adjust' },
  ],
  ['POST', '/api/persona/check', { html: '<p>x</p>' }],
  ['POST', '/api/feedback', { feedback: 'Hello' }],
  ['POST', '/api/subscribe', { email: 'a@example.com', handle: 'a' }],
  ['DELETE', '/api/subscribe', { token: 'guess' }],
  ['POST', '/api/account/signup', { email: 'b@example.com', password: 'correct horse battery' }],
  ['POST', '/api/account/verify', { token: 'guess' }],
  ['POST', '/api/account/reset', { email: 'c@example.com' }],
  ['POST', '/api/account/reset/confirm', { token: 'guess', password: 'correct horse battery' }],
]
const READS = [
  '/api/techstack/PART',
  '/api/techstack/search/PART',
  '/api/techstack/handle/PART',
  '/api/icons/PART',
  '/api/icon-mappings?pairs=PART',
  '/api/icon-mappings?PART=PART&pairs=a&pairs=b',
  '/api/preview/PART',
  '/api/preview/CODE?v=PART',
  '/api/preview/PART/card',
  '/api/user/PART/techstacks',
  '/api/user/PART/techstacks?cursor=PART',
  '/api/youtube/transcript?url=PART',
  '/api/youtube/transcript?url=a&url=PART',
  '/api/PART',
  '/api/auth/error?error=PART',
]

/** Describes what is wrong with a response; undefined if nothing is. */
function fault(what: string, { status, headers, json, text }: Answer): string | undefined {
  const said = `${what} → ${status} ${text.slice(0, 150)}`
  if (status >= 500) return said
  if (!headers.get('x-request-id')) return `no id: ${said}`
  if (status < 400) return undefined
  if (typeof json?.error !== 'string' || !/\w/.test(json.error)) return `no sentence: ${said}`
  return LEAK.test(text) ? `a leak: ${said}` : undefined
}

const filled = (path: string) => path.replace('ID', id).replace('CODE', code)

async function faultsOf(asks: [what: string, ask: () => Promise<Answer>][]): Promise<string[]> {
  const faults: string[] = []
  const queue = [...asks]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const found = fault(next[0], await next[1]())
        if (found) faults.push(found)
      }
    }),
  )
  return faults
}

// promise: client-errors-are-4xx, no-internal-details, no-slow-patterns
describe('invalid bodies never get a 5xx', () => {
  test.each(WRITES)('%s %s', async (method, path, body) => {
    const asks = [
      ...hostileVariants(path === '/api/share' ? {} : body).map(
        ([what, given]) => [what, () => user.call(method, filled(path), { body: given })] as const,
      ),
      ...HOSTILE_BODIES.map(([what, raw]) => [what, () => user.call(method, filled(path), { raw })] as const),
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json-seq',
        '',
      ].map(
        (type) =>
          [
            `the content type '${type}'`,
            () => user.call(method, filled(path), { raw: '{}', headers: { 'content-type': type } }),
          ] as const,
      ),
    ]
    expect(asks.length).toBeGreaterThan(45)
    expect(await faultsOf(asks.map(([what, ask]) => [what, ask]))).toEqual([])
  })
})

// promise: client-errors-are-4xx
test.each(READS)('hostile values in %s never get a 5xx', async (path) => {
  const asks = HOSTILE_PARTS.map((part): [string, () => Promise<Answer>] => [
    part.slice(0, 60),
    () => user.get(filled(path).replaceAll('PART', part)),
  ])
  expect(await faultsOf(asks)).toEqual([])
})

// promise: client-errors-are-4xx
describe('invalid sign-in requests never get a 5xx', () => {
  const ADDRESSES = ['http://[', 'javascript:alert(1)', 'é', '/中', '\r\nx: y', '\u0000', '']
  const ways = ['callback/credentials', 'signin/credentials', 'signin/google', 'signout', 'session']

  test.each(ways)('in a body: %s', async (way) => {
    const { cookie, csrfToken } = await signInForm(product.origin)
    const whole = { csrfToken, email: user.email, password: 'not the right one', json: true }
    const bodies: unknown[] = [null, 'x', 1, [], {}, ...hostileVariants(whole).map(([, body]) => body)]
    bodies.push(...ADDRESSES.map((callbackUrl) => ({ ...whole, callbackUrl })), { ...whole, password: { length: 9 } })
    const asks = [...bodies.map((body) => JSON.stringify(body)), '{"csrfToken":', ''].map(
      (raw): [string, () => Promise<Answer>] => [
        raw.slice(0, 200),
        () => user.call('POST', `/api/auth/${way}`, { raw, headers: { cookie } }),
      ],
    )
    expect(await faultsOf(asks)).toEqual([])
  })

  test('in the URL and in a cookie', async () => {
    const asks = ['csrf', 'providers', 'session', 'signin', 'signout', 'error', 'callback/google'].flatMap((way) =>
      ADDRESSES.map(encodeURIComponent).flatMap((address): [string, () => Promise<Answer>][] => [
        [`${way}?${address}`, () => user.get(`/api/auth/${way}?callbackUrl=${address}`)],
        [`${way} ${address}`, () => user.get(`/api/auth/${way}`, { cookie: `next-auth.callback-url=${address}` })],
      ]),
    )
    expect(await faultsOf(asks)).toEqual([])
  })
})

// promise: sessions-end
test.each(['/api/account/token', '/account'])(
  'a foreign value in a cookie of next-auth does not block signing in: %s',
  async (address) => {
    const cookie = `${user.cookie}; next-auth.callback-url=javascript:alert(1)`
    expect((await user.get(address, { cookie })).status).toBe(200)
  },
)

test('Next’s internal headers do not bypass a route', async () => {
  const guest = new Guest(product.origin)
  expect((await guest.get('/api/account/token', { 'x-middleware-prefetch': '1' })).status).toBe(401)
})

/**
 * Sends raw bytes, which an HTTP client library would refuse to send. With `last`, ends the
 * connection after them.
 */
function line(bytes: string, { last = false } = {}): Promise<string> {
  const { hostname, port } = new URL(product.origin)
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () => {
      socket.write(bytes, 'latin1')
      if (last) socket.end()
    })
    socket.once('end', () => socket.end())
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.once('close', () => resolve(answer))
    socket.once('error', reject)
  })
}

const HEAD = 'POST /api/techstack HTTP/1.1\r\nhost: x\r\nconnection: close\r\n'
// promise: client-errors-are-4xx
describe('malformed HTTP requests get a JSON error', () => {
  test.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two hosts', 'GET /api/health HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n', 400],
    ['a host without a name', 'GET /api/auth/csrf HTTP/1.1\r\nhost: \r\nconnection: close\r\n\r\n', 400],
    ['a list of hosts', 'GET /api/auth/csrf HTTP/1.1\r\nhost: a.example, b.example\r\nconnection: close\r\n\r\n', 400],
    [
      'a host with a name before it',
      'GET /api/auth/csrf HTTP/1.1\r\nhost: a@b.example\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['a host that is markup', 'GET /api/auth/csrf HTTP/1.1\r\nhost: x"><b>\r\nconnection: close\r\n\r\n', 400],
    ['a port that is none', 'GET /api/auth/csrf HTTP/1.1\r\nhost: x:99999\r\nconnection: close\r\n\r\n', 400],
    ['a number that is no host', 'GET /api/auth/csrf HTTP/1.1\r\nhost: 1.2.3.4.5\r\nconnection: close\r\n\r\n', 400],
    ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 405],
    [
      'a change to another protocol',
      'GET /api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close, upgrade\r\nupgrade: websocket\r\n\r\n',
      404,
    ],
    ['an unknown expectation', `${HEAD}expect: 200-maybe\r\ncontent-length: 2\r\n\r\n{}`, 415],
    ['a length and chunks', `${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, 400],
    ['two lengths', `${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
    ['chunks of no size', `${HEAD}transfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\nzz\r\n{}`, 400],
    ['headers beyond measure', `GET /api/health HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'two content types',
      `${HEAD}content-type: text/plain\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
      415,
    ],
    [
      'a token twice',
      `${HEAD}authorization: Bearer a\r\nauthorization: Bearer b\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
      401,
    ],
    [
      'a compressed body that is none',
      `${HEAD}content-encoding: gzip\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{`,
      400,
    ],
    [
      'bytes above 127 in the address',
      'GET /api/techstack/\xff\xfe HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await line(bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/x-request-id: [\da-f-]{36}/i)
    expect(body).toMatch(/\{"error":"[^"]+"/)
  })
})

// promise: server-survives
test.each([
  'GET /feedback HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /?share=2222222222 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /api/techstack/search/React HTTP/1.1\r\nhost: x\r\n\r\n',
  'POST /api/techstack/autocomplete HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 21\r\n\r\n{"currentInput":"Re"}',
])('%j followed by the end of the client’s stream is answered, and the connection ends', async (bytes) => {
  const answer = await line(bytes, { last: true })
  expect(answer).toMatch(/^HTTP\/1\.1 (?:200|404) /)
  expect(answer).toMatch(/\r\n\r\n./)
})

test('pipelined requests are answered in order, without leaks', async () => {
  const ask = (rest: string) => `GET /api/health HTTP/1.1\r\nhost: x\r\n${rest}\r\n`
  const answer = await line(ask('').repeat(99) + ask('connection: close\r\n'))
  expect(answer.match(/^HTTP\/1\.1 200 /gm)).toHaveLength(100)
  expect(product.output()).not.toContain('Warning')
})

// promise: no-secrets-in-logs
test.each(['_log', '%5Flog', '_log/x'])('next-auth’s log route is 404: %s', async (way) => {
  const body = new URLSearchParams({ level: 'error', code: 'written-by-a-visitor' })
  const answer = await fetch(`${product.origin}/api/auth/${way}`, { method: 'POST', body })
  expect([answer.status, await answer.json()]).toEqual([404, { error: expect.any(String) }])
  expect(product.output()).not.toContain('written-by-a-visitor')
})

// promise: client-errors-are-4xx
test.each([
  ['a word', 'x'],
  ['half a sign', '%ff'],
  ['an empty list', '%5B%5D'],
  ['a map', '%7B%7D'],
  ['brackets without end', '%5B'.repeat(3_000)],
])('a navigation with an unreadable router state is refused: %s', async (_what, state) => {
  const ask = async (tree: string) => {
    const headers = { rsc: '1', 'next-router-state-tree': tree }
    const { status, headers: given } = await user.get('/about', headers)
    return status === 307 ? (await user.get(given.get('location') ?? '', headers)).status : status
  }
  expect([await ask(state), await ask('%5B%22%22%2C%7B%7D%5D')]).toEqual([400, 200])
})

test('an absolute URL of another site is not followed', async () => {
  const answer = await line('GET http://evil.example/api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).not.toContain('evil.example')
  expect(answer).toMatch(/^content-type: application\/json/im)
})

// promise: server-survives
test('after all hostile requests the product runs, no data has changed, and the log has no errors', async () => {
  expect((await user.get('/api/health')).status).toBe(200)
  const faults = product
    .output()
    .split('\n')
    .filter((entry) => /"level":"(?:error|fatal)"/.test(entry))
  expect(faults).toEqual([])
  const lines = product.output().trim().split('\n')
  expect(lines.filter((line) => !isJson(line))).toEqual([expect.stringMatching(/^Stackbook listens on http:/)])
})

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
