import { readPool } from '@/lib/db/pool'
import { LIST_ROW, type StackListRow } from '@/lib/stack/list-row'
import { listedIn } from '@/lib/stack/visibility'
import { countsOf } from '@/lib/tools/counts'
import { SqlValues } from './sql-values'

/** Stacks by the tools that they use. */

export interface UsingStacks {
  rows: StackListRow[]
  total: number
}

const MAX_ROWS = 20
/** Matches up to this number are counted; beyond it the total is an estimate. */
const COUNTED = 1_000
/** The number of newest matches that are ranked by popularity. */
const RANKED = 300
/**
 * The number of stacks with the rarest tool that are read: those with two common tools that rarely
 * occur together would be many.
 */
const WINDOW = 20_000
/** The number of them that an estimate reads. */
const SAMPLE = 2_000

/** A condition: the stack with this id uses the tool. */
export const USES_TOOL = (
  id: string,
  tool: string,
) => `EXISTS (SELECT 1 FROM stack_index JOIN stack_tools used ON used.stack = number
  WHERE stack_id = ${id} AND used.tool = ${tool})`

/** Reads the newest stacks with the rarest tool; each of the other tools is one index lookup. */
export async function stacksUsing(tools: readonly string[]): Promise<UsingStacks> {
  const unique = [...new Set(tools)]
  const counts = await countsOf(unique)
  const count = (tool: string) => counts.get(tool) ?? 0
  const [rarest = '', ...others] = unique.sort((a, b) => count(a) - count(b))
  const most = count(rarest)
  if (most === 0) return { rows: [], total: 0 }
  const pool = await readPool()
  const values = new SqlValues()
  const first = values.add(rarest)
  const also = others.map(
    (tool) => `EXISTS (SELECT 1 FROM stack_tools WHERE stack = users.stack AND tool = ${values.add(tool)})`,
  )
  const matching = (window: number) => `SELECT users.stack FROM (
      SELECT stack FROM stack_tools WHERE tool = ${first} AND listed ORDER BY stack DESC LIMIT ${window}) AS users
    ${also.length > 0 ? `WHERE ${also.join(' AND ')}` : ''}`
  const { rows } = await pool.query<StackListRow & { counted: number }>(
    `WITH matches AS MATERIALIZED (SELECT stack FROM (${matching(WINDOW)}) AS found ORDER BY stack DESC LIMIT ${COUNTED}),
     newest AS MATERIALIZED (SELECT stack FROM matches ORDER BY stack DESC LIMIT ${RANKED}),
     best AS MATERIALIZED (
       SELECT stack.id FROM newest JOIN stack_index ON number = newest.stack JOIN tech_stacks stack ON stack.id = stack_id
       WHERE ${listedIn('stack')} ORDER BY stack.seeded, stack.popularity DESC, stack.created_at DESC, stack.id LIMIT ${MAX_ROWS})
     SELECT ${LIST_ROW}, (SELECT count(*)::int FROM matches) AS counted FROM best JOIN tech_stacks stack USING (id)
     ORDER BY stack.seeded, stack.popularity DESC, stack.created_at DESC, stack.id`,
    values.all(),
  )
  const counted = rows[0]?.counted ?? 0
  const found = rows.map(({ counted: _counted, ...row }) => row)
  if (others.length === 0) return { rows: found, total: most }
  if (counted < COUNTED) {
    const looked = Math.min(1, WINDOW / most)
    return { rows: found, total: Math.round(counted / looked) }
  }
  const { rows: sample } = await pool.query<{ hits: number }>(
    `SELECT count(*)::int AS hits FROM (${matching(SAMPLE)}) AS found`,
    values.all(),
  )
  const share = (sample[0]?.hits ?? 0) / Math.min(SAMPLE, most)
  return { rows: found, total: Math.max(COUNTED, Math.round(share * most)) }
}
