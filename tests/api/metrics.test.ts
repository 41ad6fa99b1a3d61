import { afterAll, beforeAll, expect, test } from 'vitest'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

const TOKEN = 'a-token-for-metrics'
let product: Product
let guest: Guest
beforeAll(async () => {
  product = await startProduct({ METRICS_TOKEN: TOKEN, RATE_LIMIT: 'on' })
  guest = new Guest(product.origin)
})
afterAll(() => product.stop())

const metrics = async () => (await guest.get('/api/metrics', { authorization: `Bearer ${TOKEN}` })).text

/** The value of the series with all of these labels. */
function value(text: string, name: string, ...labels: string[]): number {
  const line = text
    .split('\n')
    .find((candidate) => candidate.startsWith(`${name}{`) && labels.every((label) => candidate.includes(label)))
  return Number(line?.split(' ').at(-1))
}

test('without the token /api/metrics is 404', async () => {
  const unknown = await guest.get('/api/no-such-address')
  for (const authorization of [
    undefined,
    'Bearer wrong',
    `Basic ${TOKEN}`,
    TOKEN,
    `Bearer ${TOKEN} `.trim().slice(0, -1),
  ]) {
    const answer = await guest.get('/api/metrics', authorization === undefined ? {} : { authorization })
    expect({ status: answer.status, json: answer.json }).toEqual({ status: 404, json: unknown.json })
  }
  expect((await guest.get('/api/metrics', { authorization: `Bearer ${TOKEN}` })).headers.get('content-type')).toMatch(
    /^text\/plain; version=0\.0\.4/,
  )
})

test('requests are counted by route template, not by URL', async () => {
  const { json: made } = await guest.post('/api/techstack', stack())
  await guest.get(`/api/techstack/${made.shareCode}`)
  await guest.get('/api/techstack/23456789AB')
  await guest.get('/api/techstack/23456789AC')
  await guest.get(`/?share=${made.shareCode}`)
  await guest.get(`/${made.shareCode}`)
  await guest.call('PROPFIND', '/some/where')
  const text = await metrics()
  const requests = (...labels: string[]) => value(text, 'stackbook_http_request_duration_seconds_count', ...labels)
  expect(requests('method="POST"', 'route="/api/techstack"', 'status="201"')).toBe(1)
  expect(requests('route="/api/techstack/[ref]"', 'status="200"')).toBe(1)
  expect(requests('route="/api/techstack/[ref]"', 'status="404"')).toBe(2)
  expect(requests('route="/?share="', 'status="200"')).toBe(1)
  expect(requests('method="GET"', 'route="other"', 'status="307"')).toBe(1)
  expect(requests('method="other"', 'route="other"', 'status="405"')).toBe(1)
  expect(text).not.toContain(made.shareCode)
  expect(text).not.toContain('23456789A')
})

test('the hit ratio of the response cache is its hits among hits, misses and pages from a template', async () => {
  const { json: made } = await guest.post('/api/techstack', stack())
  for (let times = 0; times < 3; times++) await guest.get(`/?share=${made.shareCode}`)
  const text = await metrics()
  const times = (outcome: string) => value(text, 'stackbook_response_cache_total', `outcome="${outcome}"`)
  const ratio = Number(/^stackbook_response_cache_hit_ratio ([\d.]+)$/m.exec(text)?.[1])
  expect(times('hit')).toBeGreaterThanOrEqual(1)
  expect(times('template')).toBeGreaterThanOrEqual(1)
  expect(ratio).toBeCloseTo(times('hit') / (times('hit') + (times('miss') || 0) + times('template')))
})

test('a link to a stack with tracking parameters is a hit of the response cache', async () => {
  const { json: made } = await guest.post('/api/techstack', stack())
  // The series begins with the first hit.
  const hits = async () => value(await metrics(), 'stackbook_response_cache_total', 'outcome="hit"') || 0
  const canonicalOf = ({ text }: { text: string }) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
  const plain = await guest.get(`/?share=${made.shareCode}`)
  const before = await hits()
  const marked = [`/?share=${made.shareCode}&fbclid=x`, `/?utm_source=mail&share=${made.shareCode}&utm_medium=b`]
  for (const address of marked) expect(canonicalOf(await guest.get(address))).toBe(canonicalOf(plain))
  expect(canonicalOf(plain)).toMatch(new RegExp(`/\\?share=${made.shareCode}$`))
  expect(await hits()).toBe(before + marked.length)
})

test('engine times and outcomes, rate limit refusals, pool and runtime metrics are exported', async () => {
  await guest.post('/api/techstack/generate', { prompt: 'React, PostgreSQL and Redis' })
  await guest.post('/api/techstack/generate', { prompt: '?!' })
  const { json: made } = await guest.post('/api/techstack', stack())
  const reports = []
  for (let number = 0; number < 11; number++)
    reports.push(await guest.post(`/api/report/${made.shareCode}`, { reason: 'spam' }))
  expect(reports.filter(({ status }) => status === 202)).toHaveLength(10)
  expect(reports.at(-1)?.status).toBe(429)
  expect(Number(reports.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000)
  const text = await metrics()
  const engine = (outcome: string) =>
    value(
      text,
      'stackbook_engine_duration_seconds_count',
      'engine="embedded"',
      'task="generate"',
      `outcome="${outcome}"`,
    )
  expect([engine('ok'), engine('refused')]).toEqual([1, 1])
  expect(value(text, 'stackbook_rate_limited_total', 'rule="report"')).toBe(1)
  expect(value(text, 'stackbook_response_cache_total', 'outcome="bypass"')).toBeGreaterThan(0)
  expect(value(text, 'stackbook_database_connections', 'state="open"')).toBe(1)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  expect(text).toMatch(/^nodejs_heap_size_used_bytes \d+$/m)
})
