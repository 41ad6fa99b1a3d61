import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, unique, type Answer } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** Two instances behind one proxy over one PostgreSQL share their rate limits. */

let instances: Product[]
/** A product that visitors reach without a proxy. */
let alone: Product
beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', TRUST_PROXY_HOPS: '1', DATABASE_URL: await freshDatabase() }
  instances = await Promise.all([startProduct(env), startProduct(env)])
  alone = await startProduct({ RATE_LIMIT: 'on' })
})
afterAll(() => Promise.all([...instances, alone].map((instance) => instance.stop())))

/** Formatting that a parser repeats in each cell. */
const COSTLY_PAGE = '<i><a><table><table><a><ul><li>'.repeat(380)

let turn = 0
const nextOrigin = () => instances[turn++ % instances.length]?.origin ?? ''
const visitorAddress = () => `203.0.${randomInt(256)}.${randomInt(256)}`

/**
 * Headers as the proxy sends them: the address that the client claims, followed by its real one.
 */
const from = (address: string, claimed?: string) => ({
  'x-forwarded-for': claimed ? `${claimed}, ${address}` : address,
})

function expectRefusal(answer: Answer) {
  expect(answer.status).toBe(429)
  const seconds = Number(answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(answer.json.error).toMatch(/^Too many .+\. Try again in \d+ (seconds|minutes|hours)\.$/)
}

type Ask = (guest: Guest, headers: Record<string, string>) => Promise<Answer>
const LIMITS: [what: string, times: number, ask: Ask][] = [
  ['feedback', 5, (guest, headers) => guest.post('/api/feedback', { feedback: 'Hello' }, headers)],
  [
    'subscriptions',
    5,
    (guest, headers) =>
      guest.post('/api/subscribe', { email: `${unique()}@example.com`, handle: unique('h') }, headers),
  ],
  [
    'new accounts',
    10,
    (guest, headers) =>
      guest.post(
        '/api/account/signup',
        { email: `${unique()}@example.com`, password: 'correct horse battery' },
        headers,
      ),
  ],
  ['resets', 10, (guest, headers) => guest.post('/api/account/reset', { email: `${unique()}@example.com` }, headers)],
  ['saved stacks', 30, (guest, headers) => guest.post('/api/techstack', stack(), headers)],
  ['unknown share codes', 60, (guest, headers) => guest.get('/api/techstack/2222222222', headers)],
  ['checked pages', 120, (guest, headers) => guest.post('/api/persona/check', { html: '<p>x</p>' }, headers)],
  ['generated stacks', 60, (guest, headers) => guest.post('/api/techstack/generate', { prompt: 'React' }, headers)],
]

// promise: shared-rate-limits, many-instances
describe('the rate limit of one address is shared by both instances', () => {
  test.each(LIMITS)('%s: %i', async (_what, times, ask) => {
    const headers = from(visitorAddress())
    for (let i = 0; i < times; i++) expect((await ask(new Guest(nextOrigin()), headers)).status).toBeLessThan(429)
    // Both instances refuse now, also one that answered few of the requests.
    for (const { origin } of instances) expectRefusal(await ask(new Guest(origin), headers))
    expect((await ask(new Guest(nextOrigin()), from(visitorAddress()))).status).toBeLessThan(429)
  })

  test('icons of the product are shown to any number of visitors of one address, and unknown names are limited', async () => {
    const headers = from(visitorAddress())
    const ask = (icon: string) => new Guest(nextOrigin()).get(`/api/icons/${icon}`, headers)
    for (let i = 0; i < 320; i++) expect((await ask('simple-icons:react')).status).toBe(200)
    const unknown = []
    for (let i = 0; i < 320; i++) unknown.push((await ask(`unknown-${i}`)).status)
    expect(unknown[0]).toBe(404)
    expect(unknown).toContain(429)
    expect((await ask('simple-icons:react')).status).toBe(200)
  })

  // promise: shared-rate-limits
  test('one long text takes as many points as many short ones', async () => {
    const headers = from(visitorAddress())
    const ask = (prompt: string) => new Guest(nextOrigin()).post('/api/techstack/generate', { prompt }, headers)
    const long = `React ${' '.repeat(290_000)}`
    for (let i = 0; i < 4; i++) expect((await ask(long)).status).toBe(200)
    expectRefusal(await ask('React'))
    expectRefusal(await ask(long))
  })

  // Ten seconds of processor time a minute: a page like this takes tens of milliseconds and more.
  test.each([
    [
      'checks',
      (guest: Guest, headers: Record<string, string>) =>
        guest.post('/api/persona/check', { html: COSTLY_PAGE }, headers),
    ],
    [
      'previews',
      (guest: Guest, headers: Record<string, string>) =>
        guest.call('POST', '/persona/preview', {
          raw: Buffer.from(new URLSearchParams({ html: COSTLY_PAGE }).toString()),
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', origin: guest.origin },
        }),
    ],
  ])('%s of costly persona pages are limited by their processor time, long before their number', async (_what, ask) => {
    const headers = from(visitorAddress())
    let asked = 0
    let status = 200
    while (status < 429 && asked < 120) {
      status = (await ask(new Guest(nextOrigin()), headers)).status
      asked++
    }
    expect(status).toBe(429)
    expect(asked).toBeLessThan(100)
  })

  test('an address that guessed too many share codes also gets no cached pages', async () => {
    const { json: made } = await new Guest(nextOrigin()).post('/api/techstack', stack(), from(visitorAddress()))
    const open = (headers: Record<string, string>) => {
      const visit = ({ origin }: { origin: string }) => new Guest(origin).get(`/?share=${made.shareCode}`, headers)
      return Promise.all(instances.map(visit))
    }
    const others = from(visitorAddress())
    expect(await open(others)).toHaveLength(2)
    for (const { status } of await open(others)) expect(status).toBe(200)
    const guesser = from(visitorAddress())
    for (let guess = 0; guess <= 60; guess++)
      for (const { origin } of instances) await new Guest(origin).get('/api/techstack/2222222222', guesser)
    for (const { status, headers } of await open(guesser)) {
      expect(status).toBe(429)
      expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    }
    for (const { status } of await open(others)) expect(status).toBe(200)
  })

  // promise: shared-rate-limits
  test('one address gets 1,800 rendered pages a minute, and cached pages beyond that', async () => {
    const headers = from(visitorAddress())
    const open = (origin: string, path = '/robots.txt') => fetch(origin + path, { headers })
    const asked = await Promise.all(Array.from({ length: 1_840 }, () => open(nextOrigin())))
    const granted = asked.filter(({ status }) => status === 200).length
    expect(granted).toBeLessThanOrEqual(1_800)
    expect(granted).toBeGreaterThan(1_800 - 20 * instances.length)
    for (const { origin } of instances) {
      const refused = await open(origin, '/feedback')
      expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(await refused.text()).toMatch(/<h1>Too many opened pages\. Try again in \d+ seconds\.</)
      // Cached by another visitor.
      await fetch(`${origin}/about`, { headers: from(visitorAddress()) })
      expect((await open(origin, '/about')).status).toBe(200)
      expect((await fetch(`${origin}/feedback`, { headers: from(visitorAddress()) })).status).toBe(200)
    }
  })

  test('cached reads of one stack count towards the general rate limit', async () => {
    const { json: made } = await new Guest(nextOrigin()).post('/api/techstack', stack(), from(visitorAddress()))
    const path = `/api/techstack/${made.shareCode}`
    for (const { origin } of instances) await new Guest(origin).get(path, from(visitorAddress()))
    const headers = from(visitorAddress())
    const reads = await Promise.all(Array.from({ length: 150 }, () => new Guest(nextOrigin()).get(path, headers)))
    for (const { status } of reads) expect(status).toBe(200)
    const other = () => new Guest(nextOrigin()).get('/api/techstack/search', headers)
    const granted = (await Promise.all(Array.from({ length: 170 }, other))).filter(({ status }) => status !== 429)
    expect(granted.length).toBeLessThanOrEqual(150)
    for (const { origin } of instances) expectRefusal(await new Guest(origin).get(path, headers))
    expect((await new Guest(nextOrigin()).get(path, from(visitorAddress()))).status).toBe(200)
  })

  test.each([
    [
      'suggestions',
      60,
      5,
      (guest, headers) => guest.post('/api/techstack/autocomplete', { currentInput: 'Re' }, headers),
    ],
    ['requests of any kind', 300, 10, (guest, headers) => guest.get('/api/techstack/search', headers)],
  ] satisfies [string, number, number, Ask][])(
    '%s: %i, of which an instance keeps at most %i back',
    async (_what, times, lot, ask) => {
      const headers = from(visitorAddress())
      const answers = await Promise.all(Array.from({ length: times + 40 }, () => ask(new Guest(nextOrigin()), headers)))
      const granted = answers.filter(({ status }) => status !== 429).length
      expect(granted).toBeLessThanOrEqual(times)
      expect(granted).toBeGreaterThan(times - lot * instances.length)
      for (const { origin } of instances) {
        expectRefusal(await ask(new Guest(origin), headers))
        expect((await new Guest(origin).get('/api/health', headers)).status).toBe(200)
      }
    },
  )
})

const feedback = (origin: string, headers: Record<string, string>) =>
  new Guest(origin).post('/api/feedback', { feedback: 'Hello' }, headers)

// promise: shared-rate-limits
describe('a client cannot choose the address that its rate limits count by', () => {
  const CLAIMS = [
    'x-real-ip',
    'forwarded',
    'cf-connecting-ip',
    'true-client-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-self-request',
  ]
  const claims = () =>
    Object.fromEntries(
      CLAIMS.map((name) => [name, name === 'forwarded' ? `for=${visitorAddress()}` : visitorAddress()]),
    )

  test('with forged forwarding headers in front of those of the proxy', async () => {
    const address = visitorAddress()
    const send = () => feedback(nextOrigin(), { ...claims(), ...from(address, visitorAddress()) })
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(201)
    expectRefusal(await send())
  })

  test('with any forwarding header if no proxy is trusted', async () => {
    for (let i = 0; i < 5; i++) expect((await feedback(alone.origin, {})).status).toBe(201)
    for (const claim of Object.entries({ ...claims(), ...from(visitorAddress()) }))
      expectRefusal(await feedback(alone.origin, Object.fromEntries([claim])))
  })

  test('with another address of the same IPv6 /64 network; other networks are counted separately', async () => {
    const network = `2001:db8:${randomInt(65536).toString(16)}:1`
    for (let i = 0; i < 5; i++)
      expect((await feedback(nextOrigin(), from(`${network}:${i + 1}::${i + 7}`))).status).toBe(201)
    expectRefusal(await feedback(nextOrigin(), from(`${network}::ffff`)))
    expect((await feedback(nextOrigin(), from(network.replace(/1$/, '2::1')))).status).toBe(201)
  })
})

test('warm-up requests of the server do not count towards a visitor’s rate limit', async () => {
  const guest = new Guest(alone.origin)
  const suggest = () => guest.post('/api/techstack/autocomplete', { currentInput: 'photographer' })
  // Answered after the warm-up request, which loads the catalogue.
  for (let i = 0; i < 60; i++) expect((await suggest()).status).toBe(200)
  expectRefusal(await suggest())
})
