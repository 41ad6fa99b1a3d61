import pg from 'pg'
import { catalogEntries } from '@/lib/catalog/entries'
import { goesWithCount } from '@/lib/catalog/goes-with'

/**
 * Fills a database with stacks of thirty tools, distributed as on a busy installation: a few tools
 * are in every second stack, most are rare. Writes the rows that the product would write; triggers
 * and foreign keys are off meanwhile, to save time.
 */
export const TOOLS_A_STACK = 30
/** The higher, the more stacks share the same few tools. */
const SKEW = 8
export const CHUNK = 20_000

/** Entries, the best known first; the first of each slot is used most. */
const entries = () => [...catalogEntries()].sort((a, b) => goesWithCount(b) - goesWithCount(a))

export const mostUsed = (place: number): string => entries()[place]?.id ?? ''

/** Share codes contain neither 0 nor 1. */
export const shareCodeAt = (n: number) => `S2${String(n).padStart(8, '0').replaceAll('0', 'A').replaceAll('1', 'B')}`

const STACK_ID = (n: string) => `'c' || lpad(${n}::text, 24, '0')`

/** Draws the tools of stacks $1 to $2. */
export const DRAW = `INSERT INTO stack_tools (stack, tool, listed)
  SELECT stack, id, true FROM (
    SELECT stack, slot + ${TOOLS_A_STACK} * floor(power(random(), ${SKEW}) * rounds)::int AS place
    FROM generate_series($1::int, $2::int) AS stack, generate_series(0, ${TOOLS_A_STACK - 1}) AS slot,
      (SELECT (count(*) / ${TOOLS_A_STACK})::int AS rounds FROM scale_tools) AS all_tools OFFSET 0) AS drawn
  JOIN scale_tools USING (place)`

/** Writes the stacks whose tools were drawn. */
export const STACKS = `INSERT INTO tech_stacks (id, share_code, name, title, sections, tool_count, search_text, handle_key, twitter_handle, popularity, updated_at)
  SELECT ${STACK_ID('stack')}, 'S2' || translate(lpad(stack::text, 8, '0'), '01', 'AB'), 'Desk ' || md5(stack::text), 'Desk ' || md5(stack::text),
    ('[{"title":"Desk","tools":[' || string_agg(json, ',') || ']}]')::jsonb,
    ${TOOLS_A_STACK}, ' desk ' || md5(stack::text) || E' \\n @user' || stack, 'user' || stack, 'user' || stack, stack % 97, now()
  FROM stack_tools JOIN scale_tools ON id = tool WHERE stack BETWEEN $1 AND $2 GROUP BY stack`

/** The catalogue as a table, from which tools are drawn. */
export async function storeTools(client: pg.Client): Promise<void> {
  await client.query('CREATE TABLE scale_tools (id text COLLATE "C" PRIMARY KEY, place int, json text)')
  const all = entries()
  await client.query('INSERT INTO scale_tools SELECT * FROM unnest($1::text[], $2::int[], $3::text[])', [
    all.map(({ id }) => id),
    all.map((_entry, place) => place),
    all.map(({ id, name, icon, link }) =>
      JSON.stringify({ id, text: name, description: '', link, label: '', icon_id: icon, color: '' }),
    ),
  ])
}

export async function fillWithTools(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'`,
  )
  await client.query('TRUNCATE stack_tools, stack_index, index_queue, tool_counts, tool_changes, tech_stacks CASCADE')
  await storeTools(client)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'stack_tools' AND indexname NOT LIKE '%pkey'`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`)
  for (let from = 1; from <= count; from += CHUNK) {
    const to = Math.min(count, from + CHUNK - 1)
    await client.query(DRAW, [from, to])
    await client.query(STACKS, [from, to])
    await client.query(
      `INSERT INTO stack_index (number, stack_id) SELECT n, ${STACK_ID('n')} FROM generate_series($1::int, $2::int) AS n`,
      [from, to],
    )
  }
  for (const { definition } of indexes) await client.query(definition)
  await client.query('INSERT INTO tool_counts SELECT tool, count(*) FROM stack_tools GROUP BY tool')
  await client.query(`SELECT setval('stack_index_number_seq', $1)`, [count + 1])
  await client.query('DROP TABLE scale_tools')
  for (const table of ['tech_stacks', 'stack_tools', 'stack_index', 'tool_counts', 'tool_changes', 'index_queue'])
    await client.query(`VACUUM ANALYZE ${table}`)
  await client.end()
}
