import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { requestState } from '@/lib/http/request-state'
import { countViews } from '@/lib/stack/count-views'
import { flushViews, recordMaker, recordView } from '@/lib/stack/views'

const CODE = 'ABCDEFGH23'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(async () => {
  await pool.query('DELETE FROM view_queue')
  await pool.query('DELETE FROM stack_views')
  await pool.query('DELETE FROM stack_days')
  await pool.query('DELETE FROM tech_stacks')
  await pool.query(
    `INSERT INTO tech_stacks (id, share_code, name, sections, updated_at) VALUES ('s', '${CODE}', 'x', '[]', now())`,
  )
})

const from = (address: string, act: () => void) => requestState.run({ requestId: 'x', address }, act)
const open = (address: string, code = CODE) =>
  from(address, () => recordView(code, (name) => (name === 'user-agent' ? BROWSER : undefined)))
const counts = async () => (await pool.query('SELECT views, popularity, audience FROM tech_stacks')).rows[0] as unknown
const queued = async () => (await pool.query('SELECT code FROM view_queue')).rows.length

test('a view is queued in the database until it is counted, and is counted once', async () => {
  open('192.0.2.1')
  open('192.0.2.2')
  await flushViews()
  expect([await queued(), await counts()]).toEqual([2, { views: 0, popularity: 0, audience: 0 }])
  await countViews()
  await countViews()
  expect([await queued(), await counts()]).toEqual([0, { views: 2, popularity: 2, audience: 2 }])
  expect((await pool.query('SELECT code, score FROM stack_days')).rows).toEqual([{ code: CODE, score: 2 }])
})

test('a visitor is counted once a day, before and after counting', async () => {
  for (let times = 0; times < 2; times++) {
    open('192.0.2.1')
    await flushViews()
    open('192.0.2.1')
    await flushViews()
    await countViews()
  }
  expect([await queued(), await counts()]).toEqual([0, { views: 1, popularity: 1, audience: 1 }])
})

test('a view that was queued twice by instances is counted once', async () => {
  open('192.0.2.1')
  await flushViews()
  await pool.query('INSERT INTO stack_views (code, visitor, day) SELECT code, visitor, day FROM view_queue')
  await countViews()
  expect([await queued(), await counts()]).toEqual([0, { views: 0, popularity: 0, audience: 0 }])
})

test('a view by the maker of a stack does not count as audience', async () => {
  from('192.0.2.1', () => recordMaker(CODE))
  open('192.0.2.1')
  await flushViews()
  await countViews()
  expect(await counts()).toEqual({ views: 1, popularity: 1, audience: 0 })
})

test('450 stacks and 5,050 views of one stack, more than one statement takes, are all counted', async () => {
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at)
    SELECT 'many' || n, 'CODE' || n, 'x', '[]', now() FROM generate_series(1, 450) n`)
  await pool.query(`INSERT INTO view_queue (code, visitor, maker, day)
    SELECT 'CODE' || n, 'v', 'm', current_date FROM generate_series(1, 450) n
    UNION ALL SELECT '${CODE}', 'v' || n, 'm', current_date FROM generate_series(1, 5050) n`)
  await countViews()
  const { rows } = await pool.query('SELECT sum(views)::int AS views FROM tech_stacks')
  expect([await queued(), rows[0]]).toEqual([0, { views: 5500 }])
})
