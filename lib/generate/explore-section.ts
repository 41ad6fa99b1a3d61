import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { exploredId } from '@/lib/stack/edit'
import type { Section, Tool } from '@/lib/stack/schema'

export const EXPLORE_FAILED = 'Failed to explore tech category'

/** Requests tools that fit a section. Their ids mark them as explored. */
export async function exploreSection(
  { title, tools }: Section,
  all: readonly Section[],
): Promise<{ tools: Tool[]; notice?: string | undefined }> {
  const { data, notice } = await fetchJson<{ data: Tool[]; notice?: string }>(paths.api.explore, {
    method: 'POST',
    body: {
      categoryName: title,
      existingItems: all.flatMap((section) => section.tools.map(({ text }) => text)),
      sectionItems: tools.map(({ text }) => text),
    },
    fallback: EXPLORE_FAILED,
  })
  const now = Date.now()
  return { tools: data.map((tool) => ({ ...tool, id: exploredId(tool.id, now) })), notice }
}
