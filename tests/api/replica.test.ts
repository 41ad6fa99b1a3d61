import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freshDatabase } from '../support/api'
import { operate } from '../support/operator'
import { Guest } from '../support/people'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { startProduct, type Product } from '../support/product'
import { startReplica, type TestReplica } from '../support/replica'
import { stack } from '../support/stacks'

/**
 * The product with a streaming replica: what visitors see while the replica lags, stops, or is all
 * that is left.
 */

const TOKEN = 'a-token-for-metrics'
let primary: TestPostgres
let replica: TestReplica
let product: Product
let guest: Guest
const databaseUrl = () => `${primary.url}/product`

beforeAll(async () => {
  primary = await startPostgres()
  const client = new pg.Client({ connectionString: `${primary.url}/postgres` })
  await client.connect()
  await client.query('CREATE DATABASE product')
  await client.end()
  replica = await startReplica(primary)
  product = await startProduct({
    DATABASE_URL: databaseUrl(),
    DATABASE_READ_URL: `${replica.url}/product`,
    METRICS_TOKEN: TOKEN,
  })
  guest = new Guest(product.origin)
})
afterAll(async () => {
  await product.stop()
  await replica.stop()
  await primary.stop()
})

async function readsOf(server: 'primary' | 'replica'): Promise<number> {
  const { text } = await guest.get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
  return Number(new RegExp(`stackbook_database_reads_total\\{server="${server}"\\} (\\d+)`).exec(text)?.[1])
}

/**
 * Public addresses of a stack: the page, which is cached, and what is read anew for every request.
 */
const addressesOf = (code: string) => [
  `/?share=${code}`,
  `/api/techstack/${code}`,
  `/stack/${code}.json`,
  `/stack/${code}.svg`,
]
const statusesOf = (code: string) =>
  Promise.all(addressesOf(code).map(async (address) => (await guest.get(address)).status))
const save = async (name: string) => {
  const { status, json } = await guest.post('/api/techstack', stack({ name, title: name }))
  expect(status).toBe(201)
  return json as { shareCode: string; claimSecret: string; version: number }
}
const untilReplicaReads = () =>
  vi.waitFor(
    async () => {
      const before = await readsOf('replica')
      await guest.get('/api/techstack/popular')
      expect(await readsOf('replica')).toBeGreaterThan(before)
    },
    { timeout: 60_000, interval: 200 },
  )

test('public pages, search, lists and tool pages are read from the replica', async () => {
  const { shareCode } = await save('read from the replica')
  await untilReplicaReads()
  for (const address of [
    ...addressesOf(shareCode),
    '/',
    '/api/techstack/search/replica',
    '/api/explore-data',
    '/api/tools/react',
    '/tool/react',
    '/sitemap.xml',
    '/feed.xml',
  ])
    await vi.waitFor(
      async () => {
        const before = await readsOf('replica')
        expect((await guest.get(address)).status, address).toBe(200)
        expect(await readsOf('replica'), address).toBeGreaterThan(before)
      },
      { timeout: 30_000 },
    )
})

describe('while the replica lags', () => {
  let shown: Awaited<ReturnType<typeof save>>
  let taken: Awaited<ReturnType<typeof save>>
  beforeAll(async () => {
    shown = await save('kept')
    taken = await save('taken down')
    await untilReplicaReads()
    for (const { shareCode } of [shown, taken]) expect(await statusesOf(shareCode)).toEqual([200, 200, 200, 200])
    await replica.pauseReplay()
  })
  afterAll(async () => {
    await replica.resumeReplay()
    await untilReplicaReads()
  })

  // promise: no-stale-reads
  test('a stack that was just saved is shown, in search too', async () => {
    const { shareCode } = await save('savedmeanwhile')
    expect(await statusesOf(shareCode)).toEqual([200, 200, 200, 200])
    expect((await guest.get('/api/techstack/search/savedmeanwhile')).json).toHaveLength(1)
  })

  // promise: no-stale-reads
  test('a change shows at once where the page was cached', async () => {
    const { shareCode, claimSecret, version } = shown
    const body = { ...stack({ name: 'changed', title: 'changed' }), version }
    const put = await guest.call('PUT', `/api/techstack/${shareCode}`, {
      body,
      headers: { 'x-claim-secret': claimSecret },
    })
    expect(put.status).toBe(200)
    for (const address of addressesOf(shareCode)) expect((await guest.get(address)).text, address).toContain('changed')
  })

  // promise: no-stale-reads
  test('a stack that the operator hides is 410 at once, and one that is deleted 404', async () => {
    const env = { dataDir: product.dataDir, databaseUrl: databaseUrl() }
    expect((await operate(env, 'stack', 'hide', taken.shareCode)).code).toBe(0)
    expect(await statusesOf(taken.shareCode)).toEqual([410, 410, 410, 410])
    const gone = await guest.call('DELETE', `/api/techstack/${shown.shareCode}`, {
      headers: { 'x-claim-secret': shown.claimSecret },
    })
    expect(gone.status).toBeLessThan(300)
    expect(await statusesOf(shown.shareCode)).toEqual([404, 404, 404, 404])
  })
})

test('a stopped replica is replaced by the primary, and read again when it runs', async () => {
  const { shareCode } = await save('without a replica')
  await replica.halt()
  expect(await statusesOf(shareCode)).toEqual([200, 200, 200, 200])
  const during = await save('saved meanwhile')
  expect(await statusesOf(during.shareCode)).toEqual([200, 200, 200, 200])
  await replica.resume()
  await untilReplicaReads()
})

// promise: isolated-failures
test('while the primary is stopped public reads succeed and saves get 503, and afterwards all works', async () => {
  const { shareCode } = await save('outlives the primary')
  await untilReplicaReads()
  await guest.get(`/?share=${shareCode}`)
  await primary.halt()
  try {
    expect(await statusesOf(shareCode)).toEqual([200, 200, 200, 200])
    for (const address of ['/', '/api/techstack/popular', '/api/techstack/search/outlives', '/tool/react'])
      expect((await guest.get(address)).status, address).toBe(200)
    const refused = await guest.post('/api/techstack', stack())
    expect([refused.status, refused.json]).toEqual([503, { error: expect.stringMatching(/Nothing was stored/) }])
    expect((await guest.get('/api/health')).status).toBe(503)
  } finally {
    await primary.resume()
  }
  await vi.waitFor(async () => expect((await guest.get('/api/health')).status).toBe(200), { timeout: 60_000 })
  const after = await save('after')
  expect(await statusesOf(after.shareCode)).toEqual([200, 200, 200, 200])
  await untilReplicaReads()
})

test('a replica of another database stops the start, and an unreachable one does not', async () => {
  const start = (url: string) =>
    startProduct({ DATABASE_URL: databaseUrl(), DATABASE_READ_URL: url }).then(
      async (started) => {
        await started.stop()
        return started.output()
      },
      (error: unknown) => String(error),
    )
  expect(await start(await freshDatabase())).toMatch(
    /Stackbook cannot start: DATABASE_READ_URL names no streaming replica of DATABASE_URL/,
  )
  const away = await start('postgresql://postgres:postgres@127.0.0.1:1/product')
  expect(away).toMatch(/listens on/)
  expect(away).toMatch(/the replica does not answer/)
})
