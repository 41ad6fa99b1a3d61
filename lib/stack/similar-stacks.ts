import 'server-only'
import { readPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'
import { LIST_ROW, withIcons, type StackListRow } from './list-row'
import { listedIn } from './visibility'
import { UNKNOWN_TOOL } from './tool-keys'

const MAX_STACKS = 6
/** How many of the stack's rarest entries select candidates: */
const RAREST = 10
/** the newest stacks with each of these entries. */
const NEWEST = 200
/** How many candidates, with the most of these entries, are compared by all entries. */
const COMPARED = 60

/**
 * The weight of a shared entry falls with its number of stacks; the root normalises long stacks,
 * which share entries with most others.
 */
const MORE = prepared(`WITH own AS (SELECT number FROM stack_index WHERE stack_id = $1),
  mine AS MATERIALIZED (
    SELECT tool, 1 / ln(3 + greatest(0, coalesce(stacks, 0))) AS weight FROM stack_tools JOIN own ON stack = number
    LEFT JOIN tool_counts USING (tool) WHERE tool < '${UNKNOWN_TOOL}'),
  rarest AS (SELECT tool, weight FROM mine ORDER BY weight DESC, tool LIMIT ${RAREST}),
  near AS MATERIALIZED (
    SELECT users.stack FROM rarest CROSS JOIN own CROSS JOIN LATERAL (
      SELECT stack FROM stack_tools WHERE stack_tools.tool = rarest.tool AND listed AND stack <> own.number
      ORDER BY stack DESC LIMIT ${NEWEST}) AS users
    GROUP BY users.stack ORDER BY sum(rarest.weight) DESC, users.stack DESC LIMIT ${COMPARED}),
  likeness AS (
    SELECT near.stack, sum(mine.weight) / sqrt(count(*)) AS score
    FROM near JOIN stack_tools used ON used.stack = near.stack LEFT JOIN mine USING (tool) GROUP BY near.stack)
  SELECT ${LIST_ROW} FROM likeness JOIN stack_index ON number = likeness.stack JOIN tech_stacks stack ON stack.id = stack_id
  WHERE ${listedIn('stack')} ORDER BY likeness.score DESC, stack.popularity DESC, stack.id LIMIT ${MAX_STACKS}`)

/** Similar listed stacks, most similar first. */
export async function similarStacks(stackId: string): Promise<StackListRow[]> {
  const pool = await readPool()
  const { rows } = await pool.query<StackListRow>(MORE, [stackId])
  return rows.map(withIcons)
}
