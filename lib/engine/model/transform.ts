import 'server-only'
import { z } from 'zod'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { embeddedEngine } from '../embedded/engine'
import type { TransformRequest } from '../types'
import { askModel } from './ask'
import { plain } from './grounding'

const Answer = z.object({
  titles: z.array(z.string()),
  tools: z.array(z.object({ id: z.string(), name: z.string(), note: z.string() })),
})
/** The maximum number of tools for the model; the embedded engine transforms the rest. */
const MAX_TOOLS = 150

/**
 * Starts with the embedded transform, which follows every rule, and uses the model's names that are
 * valid.
 */
export async function transformWithModel(request: TransformRequest, signal: AbortSignal): Promise<Section[]> {
  const ground = await embeddedEngine.transform(request, signal)
  const originals = request.sections.flatMap((section) => section.tools)
  const data = {
    theme: request.theme,
    section_titles: request.sections.map((section) => section.title),
    tools: originals.slice(0, MAX_TOOLS).map((tool, index) => ({ id: String(index), name: tool.text })),
  }
  const answer = await askModel({ task: 'transform', data, schema: Answer, maxOutputTokens: 10_000, signal })
  const said = new Map(
    answer.tools.slice(0, MAX_TOOLS).map(({ id, name, note }) => [originals[Number(id)]?.id, { name, note }]),
  )
  const names = new Set(ground.flatMap((section) => section.tools.map((tool) => tool.text.toLowerCase())))
  const oldNames = originals.map((tool) => tool.text.toLowerCase())
  const titles = new Set(ground.map((section) => section.title.toLowerCase()))
  return ground.map((section, index) => ({
    title: retitled(section.title, answer.titles[index], titles),
    tools: section.tools.map((tool) => renamed(tool, said.get(tool.id), names, oldNames)),
  }))
}

function renamed(
  tool: Tool,
  said: { name: string; note: string } | undefined,
  names: Set<string>,
  oldNames: readonly string[],
): Tool {
  const text = plain(said?.name, STACK_LIMITS.toolText)
  const key = text.toLowerCase()
  if (text === '' || names.has(key) || oldNames.some((old) => key.includes(old))) return tool
  names.delete(tool.text.toLowerCase())
  names.add(key)
  return { ...tool, text, description: plain(said?.note, STACK_LIMITS.toolDescription) || tool.description }
}

function retitled(title: string, said: string | undefined, titles: Set<string>): string {
  const wanted = plain(said, STACK_LIMITS.sectionTitle)
  if (wanted === '' || titles.has(wanted.toLowerCase())) return title
  titles.delete(title.toLowerCase())
  titles.add(wanted.toLowerCase())
  return wanted
}
