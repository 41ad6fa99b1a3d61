import { readPool } from '@/lib/db/pool'
import { UNKNOWN_TOOL } from '@/lib/stack/tool-keys'
import { LISTED } from '@/lib/stack/visibility'

/**
 * How many listed stacks use a tool: the counts and the changes not yet added to them, in one
 * snapshot.
 */
const ALL_COUNTS = 'SELECT tool, stacks FROM tool_counts UNION ALL SELECT tool, change FROM tool_changes'

const countsWhere = (condition: string, rest = '') =>
  `SELECT tool, sum(stacks)::int AS stacks FROM (${ALL_COUNTS}) AS counts WHERE ${condition}
   GROUP BY tool HAVING sum(stacks) > 0 ${rest}`

type Counts = ReadonlyMap<string, number>

async function counts(statement: string, values: unknown[]): Promise<Counts> {
  const pool = await readPool()
  const { rows } = await pool.query<{ tool: string; stacks: number }>(statement, values)
  return new Map(rows.map(({ tool, stacks }) => [tool, stacks]))
}

export const countsOf = (tools: readonly string[]): Promise<Counts> => counts(countsWhere('tool = ANY($1)'), [tools])

/** Of all entries that some listed stack uses. */
export const countsOfEntries = (): Promise<Counts> => counts(countsWhere('tool < $1'), [UNKNOWN_TOOL])

/** Of the most used entries, and of others that are used as often as the last of them. */
export const countsOfMostUsed = (most: number, among?: readonly string[]): Promise<Counts> =>
  counts(
    countsWhere(
      'tool < $1 AND ($2::text[] IS NULL OR tool = ANY($2))',
      'ORDER BY sum(stacks) DESC FETCH FIRST ($3::int) ROWS WITH TIES',
    ),
    [UNKNOWN_TOOL, among, most],
  )

/** The count is exact up to this number; beyond it an estimate is enough. */
const COUNTED_ROWS = 2_000

/**
 * About how many listed stacks there are: exact while there are few, else by the share of the
 * listed among the first.
 */
const STACKS = `SELECT CASE WHEN counted < ${COUNTED_ROWS} THEN found
    ELSE round(found::float8 / counted * greatest(counted, (SELECT reltuples FROM pg_class WHERE oid = 'tech_stacks'::regclass)))::int
  END AS stacks
  FROM (SELECT count(*)::int AS counted, (count(*) FILTER (WHERE ${LISTED}))::int AS found
    FROM (SELECT listed, hidden_at, deleted_at FROM tech_stacks LIMIT ${COUNTED_ROWS}) AS first_rows) AS few`

export async function countListedStacks(): Promise<number> {
  const pool = await readPool()
  const { rows } = await pool.query<{ stacks: number }>(STACKS)
  return rows[0]?.stacks ?? 0
}
