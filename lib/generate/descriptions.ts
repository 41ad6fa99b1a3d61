import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { onSections, type Content } from '@/lib/stack/content'
import { describeTools } from '@/lib/stack/edit'
import type { Section, Tool } from '@/lib/stack/schema'

/**
 * Caches descriptions of tools that had none, requested once. They are not part of the board: text
 * that the server adds must not count as an unsaved change. Saving and exporting include them.
 */
const descriptions = new Map<string, string>()
const requested = new Set<string>()

const key = ({ id, text }: Pick<Tool, 'id' | 'text'>) => `${id} ${text}`

export const descriptionOf = (tool: Tool): string => tool.description || (descriptions.get(key(tool)) ?? '')

export function withDescriptions(content: Content): Content {
  const found = content.sections.flatMap(({ tools }) => tools.map((tool) => [tool.id, descriptionOf(tool)] as const))
  return onSections(describeTools(new Map(found)))(content)
}

export async function requestDescriptions(sections: readonly Section[]): Promise<void> {
  const missing = sections
    .flatMap((section) => section.tools)
    .filter((tool) => tool.description === '' && !requested.has(key(tool)))
  if (missing.length === 0) return
  for (const tool of missing) requested.add(key(tool))
  const answers = await fetchJson<{ id: string; description: string }[]>(paths.api.descriptions, {
    method: 'POST',
    body: { tools: missing.map(({ id, text }) => ({ id, text })) },
    fallback: 'Failed to fetch descriptions',
  })
  for (const [index, tool] of missing.entries()) {
    const description = answers[index]?.id === tool.id ? answers[index].description : undefined
    if (description) descriptions.set(key(tool), description)
  }
}
