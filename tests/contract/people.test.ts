import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { listedStacksOf, userNamesWithPages } from '@/lib/people/queries'

beforeAll(async () => {
  const pool = await sharedPool()
  await pool.query(`INSERT INTO users (id, is_page_public) VALUES ('u1', true), ('u2', true), ('u3', true)`)
  await pool.query(`INSERT INTO user_names (key, name, user_id) VALUES
    ('carl', 'carl', 'u1'), ('ada', 'ada', 'u2'), ('bob', 'bob', 'u3')`)
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, user_id, created_at, updated_at) VALUES
    ('middle', 'a', 'x', '[]', 'u1', '2026-02-02', now()), ('newest', 'b', 'x', '[]', 'u1', '2026-03-03', now()),
    ('oldest', 'c', 'x', '[]', 'u1', '2026-01-01', now()), ('of ada', 'd', 'x', '[]', 'u2', '2026-01-01', now()),
    ('of bob', 'e', 'x', '[]', 'u3', '2026-01-01', now())`)
  await pool.query(`INSERT INTO stack_index (stack_id) SELECT id FROM tech_stacks ON CONFLICT DO NOTHING`)
})
afterAll(closeDatabase)

test('the page of a user shows the newest stack first', async () => {
  expect((await listedStacksOf('u1')).map(({ id }) => id)).toEqual(['newest', 'middle', 'oldest'])
})

test('user names of the sitemap are in alphabetical order', async () => {
  expect(await userNamesWithPages(2)).toEqual(['ada', 'bob'])
})
