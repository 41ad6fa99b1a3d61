import type { Transaction } from '@/lib/db/unit-of-work'
import { NOTE_NEAR_COPY } from './near-copy'
import type { Section } from './schema'
import { LISTED } from './visibility'
import { toolKeys, toolTexts } from './tool-keys'

/**
 * Stores which tools some stacks use, and removes the stacks from the queue. $1: ids of the stacks;
 * $2 and $3: a stack and a tool in each pair. `held` selects the stacks, which are locked until the
 * end of the transaction, so that none is hidden meanwhile; `queued` runs before any other row is
 * written.
 */
const indexStatement = (held: string, queued: string) => `WITH held AS MATERIALIZED (${held}),
  queued AS (${queued}),
  indexed AS (
    INSERT INTO stack_index (stack_id) SELECT id FROM held WHERE (SELECT count(*) FROM queued) >= 0
    ON CONFLICT (stack_id) DO UPDATE SET near_copy_of = stack_index.near_copy_of RETURNING number, stack_id),
  wanted AS (
    SELECT number AS stack, tool, held.listed FROM unnest($2::text[], $3::text[]) AS used(stack_id, tool)
    JOIN indexed USING (stack_id) JOIN held ON held.id = stack_id),
  removed AS (
    DELETE FROM stack_tools USING indexed WHERE stack = number
    AND NOT EXISTS (SELECT 1 FROM wanted WHERE wanted.stack = stack_tools.stack AND wanted.tool = stack_tools.tool)),
  done AS (DELETE FROM index_queue WHERE task = 'tools' AND stack_id IN (SELECT id FROM held)),
  added AS (INSERT INTO stack_tools (stack, tool, listed) SELECT stack, tool, listed FROM wanted ON CONFLICT DO NOTHING)
  SELECT count(*)::int AS indexed FROM held`

/** For a transaction that has locked the stacks already. */
const INDEX_SAVED = indexStatement(
  `SELECT id, (${LISTED}) AS listed FROM tech_stacks WHERE id = ANY($1::text[])`,
  'SELECT 1',
)

/**
 * For stacks that were read without a lock. $4: the version of each. A stack that is being written,
 * or was since, stays on the queue; one that another instance took off it is left out. One
 * statement, so that a save of such a stack waits for milliseconds at most. Locks are taken in the
 * order in which near-copies are noted: queue, then index.
 */
export const INDEX_READ = indexStatement(
  `SELECT id, (${LISTED}) AS listed FROM tech_stacks JOIN unnest($1::text[], $4::int[]) AS seen(id, version) USING (id, version)
   WHERE EXISTS (SELECT 1 FROM index_queue WHERE task = 'tools' AND stack_id = id)
   FOR NO KEY UPDATE OF tech_stacks SKIP LOCKED`,
  `INSERT INTO index_queue (task, stack_id) SELECT 'near-copy', id FROM held ON CONFLICT DO NOTHING RETURNING stack_id`,
)

/** A stack and the texts of its tools. */
export interface ToolsOfStack {
  readonly id: string
  readonly texts: readonly string[]
}

/** The first three parameters of both statements. */
export function indexParameters(stacks: readonly ToolsOfStack[]): [ids: string[], stacks: string[], tools: string[]] {
  const pairs = stacks.flatMap(({ id, texts }) => toolKeys(texts).map((tool) => ({ id, tool })))
  return [stacks.map(({ id }) => id), pairs.map(({ id }) => id), pairs.map(({ tool }) => tool)]
}

/**
 * Belongs to every transaction that stores sections. Without it, the queue indexes the stack
 * seconds later.
 */
export async function indexTools(tx: Transaction, id: string, sections: readonly Section[]): Promise<void> {
  await tx.$queryRawUnsafe(INDEX_SAVED, ...indexParameters([{ id, texts: toolTexts(sections) }]))
  await tx.$executeRawUnsafe(NOTE_NEAR_COPY, id)
}
