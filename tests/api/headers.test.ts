import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { A_PLUS, directives, observatoryScore } from '../support/observatory'
import { Guest, type Answer } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/**
 * A realistic deployment: a public https origin behind one proxy, with all optional configuration.
 */

let product: Product
let guest: Guest
let code: string
beforeAll(async () => {
  product = await startProduct({
    RATE_LIMIT: 'on',
    TRUST_PROXY_HOPS: '1',
    NEXTAUTH_URL: 'https://stacks.example',
    POSTHOG_KEY: 'phc_test',
    POSTHOG_HOST: 'https://events.example',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: 'https://issuer.example',
    SITE_TAGLINE: 'Every bench has its tools.',
  })
  guest = new Guest(product.origin, {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'stacks.example',
  })
  code = (
    await guest.post(
      '/api/techstack',
      stack({ htmlContent: '<p>Hello</p><img src="https://pictures.example/one.png">' }),
    )
  ).json.shareCode
})
afterAll(() => product.stop())

test('the configured tagline is the heading of the start page', async () => {
  expect((await guest.get('/')).text).toMatch(/<h1[^>]*>Every bench has its tools\.<\/h1>/)
})

const PAGES = [
  ['/', 200],
  ['/?share=CODE', 200],
  ['/about', 200],
  ['/contact', 200],
  ['/feedback', 200],
  ['/legal', 200],
  ['/profile', 200],
  ['/account', 200],
  ['/account/popup', 200],
  ['/account/reset', 200],
  ['/nowhere/at/all', 404],
  ['/persona/nobody/here', 404],
  ['/API/health', 404],
  ['/?share=2222222222', 404],
  ['/%E0%A4%A', 400],
] as const

// promise: security-headers
describe('every page scores an A+ by the rules of the HTTP Observatory', () => {
  test.each(PAGES)('%s', async (path, status) => {
    const page = await guest.get(path.replace('CODE', code))
    expect(page.status).toBe(status)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(observatoryScore(page.headers)).toBeGreaterThanOrEqual(A_PLUS)
    expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
    expect(page.headers.get('permissions-policy')).toContain('camera=()')
    expect(page.headers.get('x-powered-by')).toBeNull()
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })
})

const policyOf = async (path: string) =>
  directives((await guest.get(path)).headers.get('content-security-policy') ?? '')

// promise: security-headers
test('every response has a new nonce, which its scripts carry', async () => {
  const nonceIn = (page: { headers: Headers }) =>
    /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  const [first, second] = [await guest.get('/about'), await guest.get('/about')]
  expect(nonceIn(first)).not.toBe(nonceIn(second))
  const scripts = first.text.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonceIn(first)}"`)
})

// promise: security-headers
test('the policy allows the configured origins and nothing else', async () => {
  const policy = await policyOf('/')
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://events.example'])
  expect(policy.get('form-action')).toEqual(["'self'", 'https://issuer.example'])
  expect(policy.get('frame-src')).toEqual(["'self'"])
  for (const name of ['default-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name), name).toEqual(["'none'"])
})

test('the policy of a persona frame allows its one picture and nothing else', async () => {
  const frame = await guest.get(`/persona/${code}/frame`)
  expect(frame.status).toBe(200)
  const policy = directives(frame.headers.get('content-security-policy') ?? '')
  for (const name of ['default-src', 'script-src', 'connect-src', 'form-action', 'base-uri', 'frame-src', 'object-src'])
    expect(policy.get(name) ?? policy.get('default-src'), name).toEqual(["'none'"])
  expect(policy.get('sandbox')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox'])
  expect(policy.get('img-src')).toContain('https://pictures.example/one.png')
  expect(policy.get('img-src')).not.toContain('https:')
  expect(policy.get('frame-ancestors')).not.toContain('*')
  expect(frame.headers.get('content-security-policy')).not.toContain('nonce')
  expect(frame.headers.get('x-content-type-options')).toBe('nosniff')
  expect(frame.headers.get('referrer-policy')).toBe('no-referrer')
})

// promise: no-csrf
test.each([
  ['/api/techstack/popular', 200, '*'],
  ['/api/techstack/new', 200, '*'],
  ['/api/techstack/trending', 200, '*'],
  ['/api/techstack/search', 200, '*'],
  ['/api/techstack/search/react', 200, '*'],
  ['/api/techstack/handle/nobody', 200, '*'],
  [`/api/techstack/handle/${'x'.repeat(201)}`, 400, '*'],
  ['/api/techstack/2222222222/remixes', 404, '*'],
  ['/api/tools', 200, '*'],
  ['/api/tools?page=0', 400, '*'],
  ['/api/tools/no-such-tool', 404, '*'],
  ['/api/explore-data', 200, '*'],
  ['/api/compare/2222222222/2222222223', 404, '*'],
  ['/api/oembed', 400, '*'],
  ['/api/openapi.json', 200, '*'],
  ['/api/techstack/CODE', 200, null],
  ['/api/icon-mappings?pairs=react', 200, null],
  ['/api/icons/logos:react', 200, null],
  ['/api/health', 200, null],
  ['/api/nothing', 404, null],
  ['/api/auth/session', 200, null],
] as const)('%s (%i) is readable by pages of other origins: %s', async (address, status, readers) => {
  const answer = await guest.get(address.replace('CODE', code), { origin: 'https://elsewhere.example' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('access-control-allow-origin')).toBe(readers)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  if (!address.startsWith('/api/icons/'))
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('an answer of 429 to a public read is readable by pages of other origins', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.77', origin: 'https://elsewhere.example' }
  const answers = await Promise.all(Array.from({ length: 320 }, () => guest.get('/api/techstack/search', visitor)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers.get('access-control-allow-origin')).toBe('*')
})

test.each(['/', '/feedback', '/api/icons/logos%3Areact', '/api/explore-data'])(
  '%s is sent compressed to clients that accept it',
  async (path) => {
    const answer = await guest.get(path, { 'accept-encoding': 'gzip' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.text.length).toBeGreaterThan(1_000)
  },
)

describe('a script of the page', () => {
  let script: string
  let plain: Answer
  beforeAll(async () => {
    const { text } = await guest.get('/')
    // The largest one, because a few hundred bytes compress little.
    const addresses = [...new Set(text.match(/\/_next\/static\/[^"]+\.js/g))]
    const answers = await Promise.all(addresses.map((address) => guest.get(address, { 'accept-encoding': 'identity' })))
    plain = answers.reduce((longest, answer) => (answer.text.length > longest.text.length ? answer : longest))
    script = addresses[answers.indexOf(plain)] ?? ''
  })

  test('exists and may be cached for ever', () => {
    expect(plain.status).toBe(200)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('cache-control')).toContain('immutable')
  })

  test.each(['br', 'gzip'])('a static file is sent as %s with the same content', async (encoding) => {
    const packed = await guest.get(script, { 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 2)
    expect(packed.text).toBe(plain.text)
    for (const name of ['content-type', 'cache-control']) expect(packed.headers.get(name)).toBe(plain.headers.get(name))
    expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('a static file can be requested in ranges, but not under another name', async () => {
    const part = await guest.get(script, { 'accept-encoding': 'br', range: 'bytes=0-9' })
    expect([part.status, part.text]).toEqual([206, plain.text.slice(0, 10)])
    for (const name of [`${script}x`, `${script}/`, '/_next/static/chunks/..%2f..%2fserver/app-paths-manifest.json'])
      expect((await guest.get(name, { 'accept-encoding': 'br' })).status, name).not.toBe(200)
  })
})

// promise: harmless-icons
test('icons and previews may be embedded anywhere and cannot run scripts', async () => {
  for (const [path, type] of [
    ['/api/icons/logos:react', 'image/svg+xml'],
    [`/api/preview/${code}?v=1`, 'image/png'],
    [`/api/preview/${code}/card?v=1`, 'image/svg+xml'],
  ] as const) {
    const { headers } = await guest.get(path)
    expect(headers.get('content-type'), path).toBe(type)
    expect(headers.get('cross-origin-resource-policy'), path).toBe('cross-origin')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
  }
  for (const id of [
    '..%2F..%2Fetc%2Fpasswd',
    'https:%2F%2Fevil.example%2Fx.svg',
    'logos%3A..%2F..%2Fx',
    '__proto__',
    'logos%3Aconstructor',
  ])
    expect([400, 404], id).toContain((await guest.get(`/api/icons/${id}`)).status)
})

// promise: no-open-redirect
test('a share path redirects only within this site, with any code', async () => {
  for (const segment of [
    'abc',
    '%2F%2Fevil.example',
    'https:%2F%2Fevil.example',
    '%5Cevil.example',
    'a%26b%3Dc%23d',
    '.%2E%2F',
  ]) {
    const answer = await guest.get(`/stack/${segment}`)
    expect(answer.status, segment).toBe(307)
    expect(answer.headers.get('location'), segment).toBe(`/?share=${encodeURIComponent(decodeURIComponent(segment))}`)
  }
  expect((await guest.get(`/${code}`)).headers.get('location')).toBe(`/?share=${code}`)
  expect((await guest.get('/evil')).status).toBe(404)
})
