import { afterAll, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { trendingStacks } from '@/lib/stack/popular'

afterAll(closeDatabase)

test('trending counts seven days, today included', async () => {
  const pool = await sharedPool()
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at)
    SELECT code, code, code, '[]', now() FROM unnest(ARRAY['today', 'six', 'seven']) AS code`)
  await pool.query(`INSERT INTO stack_days (code, day, score) VALUES
    ('today', current_date, 1), ('six', current_date - 6, 2), ('seven', current_date - 7, 9)`)
  expect((await trendingStacks()).map(({ shareCode }) => shareCode)).toEqual(['six', 'today'])
})
