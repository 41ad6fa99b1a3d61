import type { Transaction } from '@/lib/db/unit-of-work'
import { NOTE_NEAR_COPY } from './near-copy'
import type { Section } from './schema'
import { LISTED } from './visibility'
import { toolKeys, toolTexts } from './tool-keys'

/**
 * Writes which tools some stacks use, and takes them off the queue. $1: ids of the stacks; $2 and $3: a stack and a tool
 * in each pair. It runs in a transaction that holds these stacks, so that none is hidden meanwhile.
 */
export const INDEX_TOOLS = `WITH indexed AS (
    INSERT INTO stack_index (stack_id) SELECT unnest($1::text[])
    ON CONFLICT (stack_id) DO UPDATE SET near_copy_of = NULL RETURNING number, stack_id),
  wanted AS (
    SELECT number AS stack, tool, (${LISTED}) AS listed FROM unnest($2::text[], $3::text[]) AS used(stack_id, tool)
    JOIN indexed USING (stack_id) JOIN tech_stacks ON id = stack_id),
  removed AS (
    DELETE FROM stack_tools USING indexed WHERE stack = number
    AND NOT EXISTS (SELECT 1 FROM wanted WHERE wanted.stack = stack_tools.stack AND wanted.tool = stack_tools.tool)),
  done AS (DELETE FROM index_queue WHERE task = 'tools' AND stack_id = ANY($1))
  INSERT INTO stack_tools (stack, tool, listed) SELECT stack, tool, listed FROM wanted ON CONFLICT DO NOTHING`

/** A stack and the texts of its tools. */
export interface ToolsOfStack {
  readonly id: string
  readonly texts: readonly string[]
}

/** The parameters of `INDEX_TOOLS`. */
export function indexParameters(stacks: readonly ToolsOfStack[]): [ids: string[], stacks: string[], tools: string[]] {
  const pairs = stacks.flatMap(({ id, texts }) => toolKeys(texts).map((tool) => ({ id, tool })))
  return [stacks.map(({ id }) => id), pairs.map(({ id }) => id), pairs.map(({ tool }) => tool)]
}

/** Belongs to every transaction that stores sections. Without it, the queue brings the stack in seconds later. */
export async function indexTools(tx: Transaction, id: string, sections: readonly Section[]): Promise<void> {
  await tx.$executeRawUnsafe(INDEX_TOOLS, ...indexParameters([{ id, texts: toolTexts(sections) }]))
  await tx.$executeRawUnsafe(NOTE_NEAR_COPY, id)
}
