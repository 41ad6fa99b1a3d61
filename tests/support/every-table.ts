import type { Pool } from 'pg'
import { DERIVED_TABLES } from '@/lib/operate/tables'

/**
 * Rows for every table, with values that a copy could damage: quotes, line breaks, other scripts,
 * nulls, large numbers, unusual titles.
 */
const ROWS = [
  `INSERT INTO users (id, name, email, email_verified, password_hash, token_version, created_at)
   VALUES ('u1', E'Zo\\u00eb "Z"\\n\\\\ \\u2028', 'zoe@example.com', '2026-01-02 03:04:05.678+02', '$argon2id$x', 3, '2020-02-29T23:59:59.999Z'),
          ('u2', NULL, NULL, NULL, NULL, 0, now())`,
  `INSERT INTO user_names (key, name, user_id, released_at) VALUES ('zoe', 'zoe', 'u1', NULL), ('freed', 'freed', NULL, '2026-11-21T12:00:00.123Z')`,
  `INSERT INTO accounts (id, user_id, type, provider, provider_account_id, expires_at) VALUES ('a1', 'u1', 'oauth', 'google', '1', 1700000000)`,
  `INSERT INTO sessions (id, session_token, user_id, expires) VALUES ('s1', 't', 'u1', now())`,
  `INSERT INTO verification_tokens (identifier, token, expires) VALUES ('zoe@example.com', 't', now())`,
  `INSERT INTO mail_tokens (token_hash, purpose, user_id, expires_at) VALUES ('h', 'reset', 'u1', now())`,
  `INSERT INTO api_keys (id, user_id, name, scope, prefix, hash, last_used_at) VALUES ('k1', 'u1', E'CI "main"\\n', 'write', 'ABCDEFGH', 'h', '2026-11-21T12:00:00.123Z')`,
  `INSERT INTO mail_queue (kind, about, attempts) VALUES ('reset', 'zoe@example.com', 3)`,
  `INSERT INTO tech_stacks (id, share_code, name, title, sections, html_content, user_id, hidden_at, search_text, updated_at)
   VALUES ('t1', 'ABCDEFGH23', 'Mine', E'tab\\there {"table":"users"}', '[{"title":"__proto__","tools":[{"id":"1","text":"日本語 \\" \\\\ 🎹"}]},{"title":"12","tools":[]}]', '<b>x</b>', 'u1', now(), ' mine', now())`,
  `INSERT INTO tech_stacks (id, share_code, name, sections, updated_at)
   SELECT 'many' || n, 'CODE' || n, repeat('x', 100), '[]', now() FROM generate_series(1, 120) n`,
  `INSERT INTO stack_revisions (stack_id, version, saved_at, name, title, description, twitter_handle, theme, html_content, html_mark, sections, tool_count)
   VALUES ('t1', 1, '2026-11-21T12:00:00.123Z', 'Mine', '', E'two\\nlines', 'zoe', 'y2k', '<i>x</i>', 'm', '[{"title":"12","tools":[]}]', 0)`,
  `INSERT INTO stack_views (code, visitor, day) VALUES ('ABCDEFGH23', 'v', '2026-11-21')`,
  `INSERT INTO view_queue (code, visitor, maker, day) VALUES ('ABCDEFGH23', 'w', 'm', '2026-11-21')`,
  `INSERT INTO stack_days (code, day, score) VALUES ('ABCDEFGH23', '2026-11-21', 4)`,
  `INSERT INTO reports (id, code, reason) VALUES ('r1', 'ABCDEFGH23', E'first line\\nsecond')`,
  `INSERT INTO feedback (id, feedback) VALUES ('f1', 'Nice.')`,
  `INSERT INTO subscriptions (id, email, handle, handle_key, token_hash) VALUES ('n1', 'zoe@example.com', 'Zoe', 'zoe', 'h')`,
  `INSERT INTO icon_mappings (term, link, label, icon_id, description) VALUES ('react', '', '', 'logos:react', '')`,
  `INSERT INTO own_icons (id, user_id, created_at) VALUES ('own-1', 'u1', '2026-11-21T12:00:00.123Z')`,
  `INSERT INTO explore_items (id, title, image, url, position) VALUES ('e1', 'Card', '', '/stack/ABCDEFGH23', 0)`,
  `INSERT INTO idempotency_keys (id, request, status, answer, created_at) VALUES ('i1', 'h', 201, '\\\\x00ff27', '2026-11-21T12:00:00.123Z')`,
  `INSERT INTO stack_pictures (id, share_code, variant, bytes) VALUES ('p1', 'ABCDEFGH23', 'wide-modern', 1)`,
  `INSERT INTO rate_limits (key, points, expire) VALUES ('k', 1, 9007199254740993)`,
]

export async function fillEveryTable(pool: Pool): Promise<void> {
  for (const sql of ROWS) await pool.query(sql)
}

/**
 * Every table that is not derived, with its rows as sorted text. Equal databases give equal
 * results.
 */
export async function wholeDatabase(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name <> '_prisma_migrations' AND table_name <> ALL($1) ORDER BY 1`,
    [DERIVED_TABLES],
  )
  const whole: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`SELECT t::text AS text FROM "${name}" t ORDER BY 1`)
    whole[name] = rows.map(({ text }) => text)
  }
  return whole
}
