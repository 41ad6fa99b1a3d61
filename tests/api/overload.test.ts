import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, type Answer } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'

/** More concurrent visitors than the database pool has connections. */

let product: Product
let guest: Guest
let database: pg.Client
const known: { code: string; name: string }[] = []
beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  product = await startProduct({ DATABASE_URL: databaseUrl, DATABASE_POOL: '1', TRUST_PROXY_HOPS: '1' })
  guest = new Guest(product.origin)
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  for (let number = 0; number < 10; number++) {
    const name = `shared number ${number}`
    known.push({ name, code: (await guest.post('/api/techstack', stack({ name }))).json.shareCode })
  }
})
afterAll(async () => {
  await database.end()
  await product.stop()
})

interface Visit {
  name: string
  answer: Answer
}
const read = async ({ code, name }: { code: string; name: string }): Promise<Visit> => ({
  name,
  answer: await guest.get(`/api/techstack/${code}`),
})
const save = async (name: string): Promise<Visit> => ({
  name,
  answer: await guest.post('/api/techstack', stack({ name })),
})
const isRefused = ({ answer: { status, json, headers } }: Visit) =>
  status === 503 && typeof json?.error === 'string' && Number(headers.get('retry-after')) > 0
const isServed = ({ name, answer: { status, json } }: Visit) => (status === 200 || status === 201) && json.name === name

// promise: overload
test('during an outage all requests get 503, and none of their data is stored later', async () => {
  await database.query('BEGIN')
  await database.query('LOCK TABLE tech_stacks IN ACCESS EXCLUSIVE MODE')
  const visits = await Promise.all([...known.map(read), ...known.map(({ name }) => save(`refused ${name}`))])
  await database.query('ROLLBACK')
  expect(visits.filter((visit) => !isRefused(visit))).toEqual([])
  await expect.poll(async () => (await guest.get('/api/health')).status, { timeout: 60_000 }).toBe(200)
  const { rows } = await database.query(`SELECT name FROM tech_stacks WHERE name LIKE 'refused %'`)
  expect(rows).toEqual([])
})

// promise: overload
test('under overload each request gets its own answer or 503, and every acknowledged save is stored', async () => {
  const visits = await Promise.all(
    Array.from({ length: 30 }, (_, round) => [...known.map(read), save(`crowd ${round}`)]).flat(),
  )
  expect(visits.filter((visit) => !isServed(visit) && !isRefused(visit))).toEqual([])
  const saved = visits.filter((visit) => visit.answer.status === 201)
  expect(saved.length).toBeGreaterThan(0)
  for (const { name, answer } of saved)
    expect((await guest.get(`/api/techstack/${answer.json.shareCode}`)).json.name).toBe(name)
})

const MINE = 'I write React and TypeScript, keep data in PostgreSQL and Redis, and draw in Figma. '
const make = (prompt: string) => guest.post('/api/techstack/generate', { prompt })

// promise: overload
test('while the longest text is read, other requests are answered', async () => {
  let isRead = false
  const made = make(MINE.repeat(3500)).finally(() => (isRead = true))
  let heard = 0
  for (; !isRead; heard++) expect((await guest.get('/api/health')).status).toBe(200)
  expect((await made).status).toBe(200)
  expect(heard).toBeGreaterThan(5)
})

// promise: overload
test('while one visitor sends 20 texts of 50,000 characters, the short texts of others are answered first', async () => {
  const order: string[] = []
  const ask = async (visitor: string, text: string) => {
    const { status } = await guest.post('/api/techstack/generate', { prompt: text }, { 'x-forwarded-for': visitor })
    order.push(visitor)
    return status
  }
  const long = Array.from({ length: 20 }, () => ask('198.51.100.1', MINE.repeat(50_000 / MINE.length)))
  await Promise.race(long)
  const short = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((visitor) => ask(visitor, MINE))
  expect(new Set(await Promise.all([...long, ...short]))).toEqual(new Set([200]))
  // Of the twenty texts, only those read before the short ones arrived may be answered earlier.
  const last = order.findLastIndex((visitor) => visitor.startsWith('203.'))
  expect(order.slice(0, last).filter((visitor) => visitor === '198.51.100.1').length).toBeLessThan(10)
})

// promise: overload
test('concurrent generations of many visitors are all answered', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => make(MINE.repeat(300))))
  expect(made).toHaveLength(20)
  for (const { status } of made) expect([200, 503]).toContain(status)
})
