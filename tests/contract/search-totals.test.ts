import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { searchStacks } from '@/lib/search/queries'

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
})
afterAll(closeDatabase)
beforeEach(() => pool.query('DELETE FROM tech_stacks'))

const insert = (name: string, count: number) =>
  pool.query(
    `INSERT INTO tech_stacks (id, share_code, name, search_text, sections, updated_at)
     SELECT $1::text || n, $1::text || n, $1, ' ' || $1::text, '[]', now() FROM generate_series(1, $2::int) n`,
    [name, count],
  )

test('a search with 25 matches returns 20 rows with the total 25', async () => {
  await insert('gardening', 25)
  await insert('cooking', 40)
  const rows = await searchStacks('gardening')
  expect(rows).toHaveLength(20)
  expect(new Set(rows.map(({ totalCount }) => totalCount))).toEqual(new Set([25]))
})

test('a search with 1,000 matches or more estimates the total', async () => {
  await insert('gardening', 1500)
  await insert('cooking', 500)
  await pool.query('ANALYZE tech_stacks')
  const rows = await searchStacks('gardening')
  expect(rows).toHaveLength(20)
  expect(rows[0]?.totalCount).toBeGreaterThan(1200)
  expect(rows[0]?.totalCount).toBeLessThan(1800)
})
