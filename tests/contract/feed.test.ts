import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ViewerId } from '@/lib/auth/viewer'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { siteFeed } from '@/lib/feed/data'
import { updateProfile } from '@/lib/people/data'
import { createStack } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'
import { stack, tool } from '../support/stacks'
import { TOOL_NAMES } from '../support/tool-names'

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
  await pool.query(`INSERT INTO users (id) VALUES ('shown'), ('private')`)
  await updateProfile('shown' as ViewerId, { userName: 'shown_name', public: true })
  await updateProfile('private' as ViewerId, { userName: 'private_name' })
})
afterAll(closeDatabase)

test('entries name the public user name, else the handle, else a guest, and the site for its examples', async () => {
  const save = async (title: string, owner: string | null, twitterHandle: string, at: number) => {
    const sections = { Desk: TOOL_NAMES.slice(at, at + 5).map((name) => tool(name)) }
    const draft = StackDraft.parse(stack({ title, twitterHandle, sections, sectionOrder: ['Desk'] }))
    return (await createStack(owner as ViewerId | null, draft)).stack.id
  }
  await save('By a user', 'shown', 'some_handle', 0)
  await save('By a handle', 'private', 'some_handle', 2)
  await save('By a guest', null, '', 4)
  const example = await save('By the site', null, '', 6)
  await pool.query('UPDATE tech_stacks SET seeded = true WHERE id = $1', [example])
  const feed = await siteFeed()
  const entries = [...feed.matchAll(/<entry>\n<title>([^<]+)<[^]*?<author><name>([^<]+)</g)].map(
    ([, ...parts]) => parts,
  )
  expect(entries).toEqual([
    ['By the site', 'Stackbook'],
    ['By a guest', 'A guest'],
    ['By a handle', '@some_handle'],
    ['By a user', '@shown_name'],
  ])
  expect(feed).not.toContain('private_name')
})

test('the newest stacks are read in the order of an index', async () => {
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at, created_at, tool_count)
    SELECT 'many' || n, 'many' || n, 'x', '[]', now(), now() - n * interval '1 minute', 5 FROM generate_series(1, 5000) n`)
  await pool.query('ANALYZE tech_stacks')
  const asked: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((sql: string, ...rest: []) => {
    asked.push(sql)
    return query(sql, ...rest)
  }) as typeof pool.query
  await siteFeed().finally(() => (pool.query = query))
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${asked[0]}`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('tech_stacks_created_at_id_idx')
})
