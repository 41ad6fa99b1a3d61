import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, unique } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'
import { startWire, type Wire } from '../support/wire'

/** The database commits, and the connection breaks before its answer arrives. */

let product: Product
let database: pg.Client
let wire: Wire
let guest: Guest

beforeAll(async () => {
  const url = new URL(await freshDatabase())
  database = new pg.Client({ connectionString: url.href })
  await database.connect()
  wire = await startWire(Number(url.port))
  url.port = String(wire.port)
  product = await startProduct({ DATABASE_URL: url.href })
  guest = new Guest(product.origin)
})
afterAll(async () => {
  await product.stop()
  await wire.stop()
  await database.end()
})

const stored = async (name: unknown) =>
  (await database.query('SELECT 1 FROM tech_stacks WHERE name = $1', [name])).rows.length

test('a save whose fate is unknown is not said to have stored nothing', async () => {
  const body = stack()
  wire.loseAnswerTo('INSERT INTO "public"."tech_stacks"')
  const { status, json } = await guest.post('/api/techstack', body)
  expect([status, json.error]).toEqual([503, expect.stringMatching(/not known whether this was stored/)])
  // The database takes back what was begun on the connection that was lost.
  await expect.poll(() => stored(body.name)).toBe(0)
})

test('with an Idempotency-Key its repetition answers with the one stack that was stored', async () => {
  const [body, headers] = [stack(), { 'idempotency-key': unique() }]
  wire.loseAnswerTo('COMMIT', 'INSERT INTO "public"."tech_stacks"')
  const first = await guest.post('/api/techstack', body, headers)
  expect([first.status, first.json.error]).toEqual([503, expect.stringMatching(/same Idempotency-Key/)])
  const again = await guest.post('/api/techstack', body, headers)
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  expect(again.json.claimSecret).toMatch(/\S{20}/)
  expect(await stored(body.name)).toBe(1)
})

test('one connection that lost an answer does not make the database away for others', async () => {
  const { shareCode } = (await guest.post('/api/techstack', stack())).json
  wire.loseAnswerTo('INSERT INTO "public"."feedback"')
  const feedback = guest.post('/api/feedback', { feedback: 'Is this kept?' })
  let over = false
  void feedback.finally(() => (over = true))
  const statuses = new Set<number>()
  while (!over) statuses.add((await guest.get(`/api/techstack/${shareCode}`)).status)
  for (let i = 0; i < 50; i++) statuses.add((await guest.get(`/api/techstack/${shareCode}`)).status)
  expect((await feedback).status).toBe(503)
  expect([...statuses]).toEqual([200])
})
