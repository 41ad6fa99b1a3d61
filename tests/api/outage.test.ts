import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { guardPool } from '@/lib/db/guard'
import { LEAK } from '../support/hostile-input'
import { Guest } from '../support/people'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy'

/**
 * A database that is stopped or no longer answers: routes that need it get 503, and all others
 * work.
 */

let server: TestPostgres
let proxy: FaultProxy
let product: Product
let guest: Guest
let code: string

beforeAll(async () => {
  server = await startPostgres()
  proxy = await startFaultProxy(Number(new URL(server.url).port))
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  await client.query('CREATE DATABASE product')
  await client.end()
  product = await startProduct({
    RATE_LIMIT: 'on',
    DATABASE_URL: `postgresql://postgres:postgres@127.0.0.1:${proxy.port}/product`,
  })
  guest = new Guest(product.origin)
  code = (await guest.post('/api/techstack', stack({ name: 'before' }))).json.shareCode
})
afterAll(async () => {
  await product.stop()
  await proxy.stop()
  await server.stop()
})

const WITHIN_MS = 5_000
async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const started = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - started }
}

describe.each([
  ['stopped', () => server.halt(), () => server.resume()],
  ['silent', async () => proxy.silence(), async () => proxy.restore()],
] as const)('while the database is %s', (what, fail, mend) => {
  beforeAll(async () => {
    // Opens the connections of the pool and caches the pages before the outage.
    await Promise.all(
      Array.from({ length: 12 }, () =>
        [`/api/techstack/${code}`, `/?share=${code}`, '/'].map((path) => guest.get(path)),
      ).flat(),
    )
    await fail()
  })

  // promise: no-internal-details, isolated-failures
  test('requests that need it get 503 as JSON within five seconds, concurrent or sequential', async () => {
    const calls = [
      () => guest.get(`/api/techstack/${code}`),
      () => guest.get('/api/techstack/search/before'),
      () => guest.get('/api/techstack/popular'),
      () => guest.get('/api/explore-data'),
      () => guest.get('/api/health'),
      () => guest.post('/api/techstack', stack()),
      () => guest.post('/api/feedback', { feedback: 'Are you there?' }),
      () => guest.post('/api/account/signup', { email: 'a@example.com', password: 'correct horse battery' }),
      ...Array.from({ length: 12 }, () => () => guest.get(`/api/techstack/${code}`)),
    ]
    const answers = await Promise.all(calls.map(timed))
    answers.push(await timed(() => guest.get(`/api/techstack/${code}`)))
    expect(answers).toHaveLength(21)
    for (const { answer, ms } of answers) {
      expect(answer.status).toBe(503)
      expect(answer.json).toEqual({ error: expect.stringMatching(/database/i) })
      expect(answer.text).not.toMatch(LEAK)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(ms).toBeLessThan(WITHIN_MS)
    }
  })

  // promise: isolated-failures
  test('a shared page is a complete page with a message and status 503', async () => {
    const told = () => product.output().split('a shared stack could not be read').length - 1
    const before = told()
    const visits = Array.from({ length: 12 }, () => timed(() => guest.get(`/?share=${code}`)))
    for (const { answer, ms } of await Promise.all(visits)) {
      expect(answer.status).toBe(503)
      expect(answer.text).toMatch(/<html[^>]* lang="en"/)
      expect(answer.text).toMatch(/cannot be shown right now/)
      expect(answer.text).toMatch(/href="\/\?share=\w+"[^>]*>Try again/)
      expect(ms).toBeLessThan(WITHIN_MS)
    }
    // One log line for each request.
    await expect.poll(told).toBe(before + 12)
  })

  test.each([
    ['.svg', 'image/svg+xml'],
    ['.png', 'image/png'],
    ['.json', 'application/json'],
    ['.md', 'text/markdown; charset=utf-8'],
    ['/embed', 'text/html; charset=utf-8'],
  ])('a %s file of a stack is 503 as a file of its kind, which no cache stores', async (kind, type) => {
    const { answer, ms } = await timed(() =>
      guest.get(`/stack/${code}${kind}?v=1`, { origin: 'https://elsewhere.example' }),
    )
    const { status, headers, text } = answer
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([503, type, 'no-store'])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text.length).toBeGreaterThan(20)
    expect(text).not.toMatch(LEAK)
    expect(ms).toBeLessThan(WITHIN_MS)
  })

  // promise: isolated-failures
  test('requests that do not need it succeed', async () => {
    const made = await guest.post('/api/techstack/generate', { prompt: 'React, Redis and Docker' })
    expect(made.status).toBe(200)
    expect((await guest.post('/api/techstack/autocomplete', { currentInput: 'Postg' })).status).toBe(200)
    for (const path of ['/', '/about', '/api/icons/logos:react', '/robots.txt'])
      expect((await guest.get(path)).status).toBe(200)
  })

  test(`after it was ${what}, everything works again without a restart`, async () => {
    await mend()
    await vi.waitFor(async () => expect((await guest.get('/api/health')).status).toBe(200), { timeout: 60_000 })
    expect((await guest.get(`/api/techstack/${code}`)).json.name).toBe('before')
    const made = await guest.post('/api/techstack', stack({ name: 'after' }))
    expect(made.status).toBe(201)
    expect((await guest.get(`/?share=${made.json.shareCode}`)).status).toBe(200)
  })
})

// promise: isolated-failures
test('a read-only database is read, and writes get 503', async () => {
  const client = new pg.Client({ connectionString: `${server.url}/postgres` })
  await client.connect()
  const make = async (setting: string) => {
    await client.query(`ALTER DATABASE product ${setting}`)
    // The setting applies to new connections only.
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'product'`)
    await vi.waitFor(async () => expect((await guest.get('/api/health')).status).toBe(200), { timeout: 60_000 })
  }
  try {
    await make('SET default_transaction_read_only = on')
    const refused = [
      await guest.post('/api/techstack', stack()),
      await guest.post('/api/feedback', { feedback: 'May I write?' }),
      await guest.post('/api/account/signup', { email: 'r@example.com', password: 'correct horse battery' }),
    ]
    for (const answer of refused) {
      expect([answer.status, answer.json]).toEqual([503, { error: expect.stringMatching(/database/i) }])
      expect(product.output()).toContain(String(answer.headers.get('x-request-id')))
    }
    expect((await guest.get(`/api/techstack/${code}`)).json.name).toBe('before')
    await make('RESET default_transaction_read_only')
    expect((await guest.post('/api/techstack', stack())).status).toBe(201)
  } finally {
    await client.end()
  }
})

describe('an event loop blocked for longer than the database timeout', () => {
  const hold = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }

  // promise: isolated-failures
  test('a slow statement and requests waiting for its connection get their responses', async () => {
    const pool = new pg.Pool({ connectionString: `${server.url}/product`, max: 1 })
    guardPool(pool)
    await pool.query('SELECT 1')
    const asked = [1, 2].map((number) => pool.query('SELECT $1::int AS number, pg_sleep(0.1)', [number]))
    // The database stops reading while the first query is sent.
    await new Promise((resolve) => setImmediate(resolve))
    hold(3_000)
    expect((await Promise.all(asked)).map(({ rows }) => rows[0]?.number as number)).toEqual([1, 2])
    await pool.end()
  })
})

// promise: no-internal-details
test('an internal error is a generic message for the visitor, and the log has its cause', async () => {
  const client = new pg.Client({ connectionString: `${server.url}/product` })
  await client.connect()
  await client.query('ALTER TABLE feedback RENAME TO feedback_away')
  try {
    const answer = await guest.post('/api/feedback', { feedback: 'Is it there?' })
    expect([answer.status, answer.json]).toEqual([
      500,
      { error: 'Something went wrong on our side. Please try again.' },
    ])
    const cause = product
      .output()
      .split('\n')
      .find((line) => line.includes(String(answer.headers.get('x-request-id'))))
    expect(cause).toContain('feedback')
  } finally {
    await client.query('ALTER TABLE feedback_away RENAME TO feedback')
    await client.end()
  }
})
