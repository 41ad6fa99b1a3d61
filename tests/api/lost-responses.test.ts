import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { Guest, unique } from '../support/people'
import { startProduct, type Product } from '../support/product'
import { stack } from '../support/stacks'
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy'

/** The connection breaks after the database has committed and before its response arrives. */

let product: Product
let database: pg.Client
let proxy: FaultProxy
let guest: Guest

beforeAll(async () => {
  const url = new URL(await freshDatabase())
  database = new pg.Client({ connectionString: url.href })
  await database.connect()
  proxy = await startFaultProxy(Number(url.port))
  url.port = String(proxy.port)
  product = await startProduct({ DATABASE_URL: url.href })
  guest = new Guest(product.origin)
})
afterAll(async () => {
  await product.stop()
  await proxy.stop()
  await database.end()
})

const stored = async (name: unknown) =>
  (await database.query('SELECT 1 FROM tech_stacks WHERE name = $1', [name])).rows.length

test('a save with an unknown outcome does not report that nothing was stored', async () => {
  const body = stack()
  proxy.dropResponseTo('INSERT INTO "public"."tech_stacks"')
  const { status, json } = await guest.post('/api/techstack', body)
  expect([status, json.error]).toEqual([503, expect.stringMatching(/not known whether this was stored/)])
  // The database rolls back the transaction of the broken connection.
  await expect.poll(() => stored(body.name)).toBe(0)
})

test('repeating it with the same Idempotency-Key gets the one stack that was stored', async () => {
  const [body, headers] = [stack(), { 'idempotency-key': unique() }]
  proxy.dropResponseTo('COMMIT', 'INSERT INTO "public"."tech_stacks"')
  const first = await guest.post('/api/techstack', body, headers)
  expect([first.status, first.json.error]).toEqual([503, expect.stringMatching(/same Idempotency-Key/)])
  const again = await guest.post('/api/techstack', body, headers)
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  expect(again.json.claimSecret).toMatch(/\S{20}/)
  expect(await stored(body.name)).toBe(1)
})

test('one lost response does not make other requests treat the database as down', async () => {
  const { shareCode } = (await guest.post('/api/techstack', stack())).json
  proxy.dropResponseTo('INSERT INTO "public"."feedback"')
  const feedback = guest.post('/api/feedback', { feedback: 'Is this kept?' })
  let over = false
  void feedback.finally(() => (over = true))
  const statuses = new Set<number>()
  while (!over) statuses.add((await guest.get(`/api/techstack/${shareCode}`)).status)
  for (let i = 0; i < 50; i++) statuses.add((await guest.get(`/api/techstack/${shareCode}`)).status)
  expect((await feedback).status).toBe(503)
  expect([...statuses]).toEqual([200])
})
