import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, sharedPool } from '@/lib/db/pool'
import { deleteExpired } from '@/server/boot/housekeeping'

/** Two rows of each kind: one just before its expiry and one just after it. */

let pool: Pool
beforeAll(async () => {
  pool = await sharedPool()
  await pool.query(`INSERT INTO users (id) VALUES ('u')`)
  await pool.query(`INSERT INTO tech_stacks (id, share_code, name, sections, updated_at, deleted_at) VALUES
    ('shown', 'a', 'x', '[]', now(), NULL),
    ('kept', 'b', 'x', '[]', now(), now() - interval '29 days 23 hours'),
    ('old', 'c', 'x', '[]', now(), now() - interval '30 days 1 second')`)
  await pool.query(`INSERT INTO stack_views (code, visitor, day) VALUES
    ('kept', 'v', current_date - 1), ('old', 'v', current_date - 2)`)
  await pool.query(`INSERT INTO view_queue (code, visitor, maker, day) VALUES
    ('kept', 'v', 'm', current_date - 1), ('old', 'v', 'm', current_date - 2)`)
  await pool.query(`INSERT INTO stack_days (code, day, score) VALUES
    ('kept', current_date - 7, 1), ('old', current_date - 8, 1)`)
  await pool.query(`INSERT INTO idempotency_keys (id, request, status, answer, created_at) VALUES
    ('kept', '', 200, '', now() - interval '23 hours'), ('old', '', 200, '', now() - interval '25 hours')`)
  await pool.query(`INSERT INTO mail_tokens (token_hash, purpose, user_id, expires_at) VALUES
    ('kept', 'reset', 'u', now() - interval '23 hours'), ('old', 'reset', 'u', now() - interval '25 hours')`)
  await pool.query(`INSERT INTO mail_queue (kind, about, requested_at) VALUES
    ('verification', 'kept', now() - interval '23 hours'), ('verification', 'old', now() - interval '25 hours')`)
  await pool.query(`INSERT INTO sessions (id, session_token, user_id, expires) VALUES
    ('kept', 'a', 'u', now() + interval '1 minute'), ('old', 'b', 'u', now() - interval '1 second')`)
  await pool.query(`INSERT INTO rate_limits (key, points, expire) VALUES
    ('kept', 1, extract(epoch FROM now()) * 1000 - 3500000), ('old', 1, extract(epoch FROM now()) * 1000 - 3700000)`)
  await pool.query(`INSERT INTO user_names (key, name, user_id, released_at) VALUES
    ('taken', 'taken', 'u', NULL), ('blocked', 'blocked', NULL, now() - interval '89 days'), ('free', 'free', NULL, now() - interval '91 days')`)
  await pool.query(`INSERT INTO stack_revisions (stack_id, version, saved_at, name, title, description, twitter_handle, theme, html_content, html_mark, sections, tool_count)
    SELECT id, 1, now(), '', '', '', '', '', '', '', '[]', 0 FROM tech_stacks WHERE id IN ('kept', 'old')`)
  await deleteExpired()
})
afterAll(closeDatabase)

test.each([
  ['a stack that was removed thirty days ago', 'id', 'tech_stacks', ['kept', 'shown']],
  ['views before yesterday', 'code', 'stack_views', ['kept']],
  ['an uncounted view of before yesterday', 'code', 'view_queue', ['kept']],
  ['the score of a day more than a week ago', 'code', 'stack_days', ['kept']],
  ['a stored response of more than a day ago', 'id', 'idempotency_keys', ['kept']],
  ['a link of a mail from before yesterday', 'token_hash', 'mail_tokens', ['kept']],
  ['a letter that no mail server accepted for a day', 'about', 'mail_queue', ['kept']],
  ['a session that has ended', 'id', 'sessions', ['kept']],
  ['a user name freed ninety days ago', 'name', 'user_names', ['blocked', 'taken']],
  ['a version of a removed stack', 'stack_id', 'stack_revisions', ['kept']],
  ['a limit that ended an hour ago', 'key', 'rate_limits', ['kept']],
])('%s is deleted, and younger rows stay', async (_what, column, table, left) => {
  const { rows } = await pool.query<{ name: string }>(`SELECT ${column} AS name FROM ${table} ORDER BY 1`)
  expect(rows.map(({ name }) => name)).toEqual(left)
})
