import { readPool } from '@/lib/db/pool'
import { UNKNOWN_TOOL } from '@/lib/stack/tool-keys'

/** How many listed stacks use a tool: the counts and the changes that were not added to them yet, in one snapshot. */
const ALL_COUNTS = 'SELECT tool, stacks FROM tool_counts UNION ALL SELECT tool, change FROM tool_changes'

const countsWhere = (condition: string) =>
  `SELECT tool, sum(stacks)::int AS stacks FROM (${ALL_COUNTS}) AS counts WHERE ${condition} GROUP BY tool HAVING sum(stacks) > 0`

type Counts = ReadonlyMap<string, number>

async function counts(condition: string, values: unknown[]): Promise<Counts> {
  const pool = await readPool()
  const { rows } = await pool.query<{ tool: string; stacks: number }>(countsWhere(condition), values)
  return new Map(rows.map(({ tool, stacks }) => [tool, stacks]))
}

export const countsOf = (tools: readonly string[]): Promise<Counts> => counts('tool = ANY($1)', [tools])

/** Of all entries that some listed stack uses. */
export const countsOfEntries = (): Promise<Counts> => counts('tool < $1', [UNKNOWN_TOOL])

/** Limits the count: more rows need not be distinguished. */
const COUNTED_ROWS = 10_000

/** About how many stacks there are: exact while there are few. */
const STACKS = `SELECT CASE WHEN counted < ${COUNTED_ROWS} THEN counted
    ELSE greatest(counted, (SELECT reltuples::int FROM pg_class WHERE oid = 'stack_index'::regclass)) END AS stacks
  FROM (SELECT count(*)::int AS counted FROM (SELECT 1 FROM stack_index LIMIT ${COUNTED_ROWS}) AS first_rows) AS few`

export async function countStacks(): Promise<number> {
  const pool = await readPool()
  const { rows } = await pool.query<{ stacks: number }>(STACKS)
  return rows[0]?.stacks ?? 0
}
