import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RATE_RULES, type RateRule } from '@/lib/http/rate-rules'
import { freshDatabase } from '../support/api'
import { named, startModelServer, type ModelServer } from '../support/model-server'
import { Guest } from '../support/people'
import { startProduct, type Product } from '../support/product'

/** The daily budgets of model requests. The tests spend a budget by setting its counter. */

let model: ModelServer
let product: Product
let database: pg.Client
beforeAll(async () => {
  model = await startModelServer()
  model.replies = [
    { text: JSON.stringify({ tools: ['Redis', 'MySQL', 'SQLite', 'DuckDB', 'MongoDB'].map((name) => named(name)) }) },
  ]
  const databaseUrl = await freshDatabase()
  product = await startProduct({
    DATABASE_URL: databaseUrl,
    OPENAI_BASE_URL: model.origin,
    AI_MODEL: 'basic',
    RATE_LIMIT: 'on',
    TRUST_PROXY_HOPS: '1',
  })
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await product.stop()
  await model.stop()
})
beforeEach(async () => {
  model.asked.length = 0
  await database.query('DELETE FROM rate_limits')
})

const explore = (visitor: Guest, address: string) =>
  visitor.post(
    '/api/techstack/explore',
    { categoryName: 'Databases', existingItems: [] },
    { 'x-forwarded-for': address },
  )

const SPENT = 'The language model may not be asked for now, so the built-in engine answered.'

/** Leaves this many requests of the daily budget to a visitor who has made one. */
async function leave(questions: number, rule: RateRule): Promise<void> {
  const { rowCount } = await database.query('UPDATE rate_limits SET points = $1 WHERE key LIKE $2', [
    RATE_RULES[rule].points - questions,
    `${rule}:%`,
  ])
  expect(rowCount).toBe(1)
}

// promise: bounded-model-calls
test('beyond a guest’s daily budget the embedded engine answers and the model is not asked', async () => {
  const guest = new Guest(product.origin)
  expect((await explore(guest, '203.0.113.1')).status).toBe(200)
  await leave(1, 'modelGuestDay')
  expect((await explore(guest, '203.0.113.1')).status).toBe(200)
  const answer = await explore(guest, '203.0.113.1')
  expect([answer.status, answer.json]).toEqual([200, { data: expect.any(Array), notice: SPENT }])
  expect(model.asked).toHaveLength(2)

  expect((await explore(guest, '203.0.113.2')).status).toBe(200)
  expect(model.asked).toHaveLength(3)
})

test('a second request after a malformed answer takes from the budget too', async () => {
  const [good] = model.replies
  const guest = new Guest(product.origin)
  expect((await explore(guest, '203.0.113.4')).status).toBe(200)
  await leave(1, 'modelGuestDay')
  model.replies = [{ text: 'Sure! Here it is:' }]
  expect((await explore(guest, '203.0.113.4')).json.notice).toBe(SPENT)
  expect(model.asked).toHaveLength(2)
  if (good) model.replies = [good]
})

// promise: bounded-model-calls
test('the budget of all visitors is limited too, and beyond it the embedded engine answers', async () => {
  const guest = new Guest(product.origin)
  expect((await explore(guest, '203.0.113.5')).status).toBe(200)
  await leave(0, 'modelDay')
  const answer = await explore(guest, '203.0.113.6')
  expect([answer.status, answer.json.notice]).toEqual([200, SPENT])
  expect(model.asked).toHaveLength(1)
  // A text that the embedded engine cannot read gets an error that says when to try again.
  const unreadable = await guest.post(
    '/api/techstack/generate',
    { prompt: '???' },
    { 'x-forwarded-for': '203.0.113.6' },
  )
  expect([unreadable.status, unreadable.json.error]).toEqual([
    429,
    expect.stringMatching(/^The language model of this site has answered all that it may today\./),
  ])
  expect(Number(unreadable.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60)
  // Features without the model keep working.
  expect((await guest.post('/api/techstack/autocomplete', { currentInput: 'Postg' })).status).toBe(200)
})
