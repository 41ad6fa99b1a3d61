import pg from 'pg'

/**
 * Fills a database with as many stacks as a busy installation has. Names combine rare and common
 * words and all first letters; their search text is written as the product writes it.
 */
const COMMON = ['frontend', 'backend', 'studio', 'setup', 'desk', 'workflow', 'kit', 'tools', 'stack', 'daily']
const RARE = 'zeppelin'

export async function fillStacks(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SET synchronous_commit = off')
  const words = `ARRAY['${COMMON.join("','")}']`
  await client.query(
    `INSERT INTO tech_stacks (id, share_code, name, title, sections, search_text, handle_key, twitter_handle, popularity, updated_at)
     SELECT 'bulk-' || n, 'B' || lpad(n::text, 9, '0'), name, name, '[]', ' ' || lower(name) || E' \\n @' || handle, handle, handle, n % 97, now()
     FROM (SELECT n, initcap((${words})[1 + n % 10]) || ' ' || md5(n::text) || CASE WHEN n % 200000 = 7 THEN ' ${RARE}' ELSE '' END AS name, 'user' || n AS handle
           FROM generate_series(1, $1::int) AS n) AS made`,
    [count],
  )
  await client.query('VACUUM ANALYZE tech_stacks')
  await client.end()
}

export const QUERIES = { 'a rare word': RARE, 'a common word': 'frontend', 'one letter': 'f' } as const
