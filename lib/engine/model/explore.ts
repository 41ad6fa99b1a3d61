import 'server-only'
import { z } from 'zod'
import { entryNamed } from '@/lib/catalog/name-index'
import { normaliseText } from '@/lib/text/normalise-text'
import type { Tool } from '@/lib/stack/schema'
import { embeddedEngine } from '../embedded/engine'
import type { ExploreRequest } from '../types'
import { askModel } from './ask'
import { groundTool, ModelTool } from './grounding'

const Answer = z.object({ tools: z.array(ModelTool) })
const MAX_TOOLS = 12
/** The maximum number of tools: an answer with more has ignored its instructions. */
const MAX_READ = 60
const FEWEST = 5
const NAMED_AT_MOST = 300

export async function exploreWithModel(
  { categoryName, existing }: ExploreRequest,
  signal: AbortSignal,
): Promise<Tool[]> {
  const data = { category: categoryName, existing: existing.slice(0, NAMED_AT_MOST) }
  const { tools } = await askModel({ task: 'explore', data, schema: Answer, maxOutputTokens: 2_000, signal })
  const there = new Set(existing.flatMap((name) => [normaliseText(name), entryNamed(name)?.id ?? '']))
  const found = new Map<string, Tool>()
  for (const raw of tools.slice(0, MAX_READ)) {
    const tool = groundTool(raw)
    if (tool && !there.has(normaliseText(tool.text)) && !there.has(entryNamed(tool.text)?.id ?? ' '))
      found.set(tool.id, tool)
  }
  const answered = [...found.values()].slice(0, MAX_TOOLS)
  return answered.length >= FEWEST ? answered : filledUp(answered, { categoryName, existing }, signal)
}

/** If the model names too few new tools, the embedded engine adds more. */
async function filledUp(answered: Tool[], request: ExploreRequest, signal: AbortSignal): Promise<Tool[]> {
  const existing = [...request.existing, ...answered.map(({ text }) => text)]
  const more = await embeddedEngine.explore({ ...request, existing }, signal)
  return [...answered, ...more].slice(0, FEWEST)
}
