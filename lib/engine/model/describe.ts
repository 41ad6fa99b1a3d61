import 'server-only'
import { z } from 'zod'
import { entryNamed } from '@/lib/catalog/name-index'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { embeddedEngine } from '../embedded/engine'
import { askModel } from './ask'
import { plain } from './grounding'

const Answer = z.object({ tools: z.array(z.object({ id: z.string(), description: z.string() })) })
const MAX_ASKED = 100

/** Takes descriptions from the catalogue, and asks the model for the others only. */
export async function describeWithModel(
  tools: { id: string; text: string }[],
  signal: AbortSignal,
): Promise<{ id: string; description: string }[]> {
  // Runs in the engine's thread, because it parses every unknown name.
  const known = await embeddedEngine.describe(tools, signal)
  const unknown = tools.filter((tool) => !entryNamed(tool.text)).slice(0, MAX_ASKED)
  if (unknown.length === 0) return known
  const data = { tools: unknown.map(({ text }, index) => ({ id: String(index), text })) }
  const answer = await askModel({ task: 'describe', data, schema: Answer, maxOutputTokens: 6_000, signal })
  const told = new Map(
    answer.tools
      .slice(0, unknown.length)
      .map(({ id, description }) => [unknown[Number(id)]?.id, plain(description, STACK_LIMITS.toolDescription)]),
  )
  return known.map((row) => ({ id: row.id, description: told.get(row.id) || row.description }))
}
