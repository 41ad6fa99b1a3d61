import { MAX_PROMPT } from '@/lib/engine/limits'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { addTools, exploredId, type Sections, type SectionsEdit } from '@/lib/stack/edit'
import type { Section, SectionMap, Tool } from '@/lib/stack/schema'
import { fromSectionMap } from '@/lib/stack/section-map'

/** Requests the tools that a board lacks, and adds them to fitting sections. */

/** A prompt without a wish: the engine sorts the tools and adds none. */
const PROMPT = 'Organise these tools into a stack.'

interface Suggested {
  readonly section: string
  readonly tools: readonly Tool[]
}

/** As many names as fit the limit of the field. */
function namesWithin(max: number, sections: Sections): string {
  let names = ''
  for (const { text } of sections.flatMap(({ tools }) => tools)) {
    if (names.length + text.length + 1 > max) break
    names += `${text}\n`
  }
  return names
}

const nameOf = ({ text }: Tool) => text.toLowerCase()

/**
 * The engine sorts the board's tools into its own sections. Suggestions for one of them go to the
 * board's section that has most of the same tools; if there is none, to a new section.
 */
export function placeSuggestions(
  board: Sections,
  sorted: Sections,
  suggestions: readonly Suggested[],
): readonly Section[] {
  const known = new Set(board.flatMap(({ tools }) => tools.map(nameOf)))
  return suggestions.flatMap(({ section, tools }) => {
    const missing = tools.filter((tool) => !known.has(nameOf(tool)))
    const names = new Set(sorted.find(({ title }) => title === section)?.tools.map(nameOf))
    const counts = board.map(({ title, tools: own }) => ({
      title,
      count: own.filter((tool) => names.has(nameOf(tool))).length,
    }))
    const best = counts.reduce((most, other) => (other.count > most.count ? other : most), { title: section, count: 0 })
    return missing.length === 0 ? [] : [{ title: best.title, tools: missing }]
  })
}

/** One edit, so that one step of undo removes all of them. */
export const addSuggestions =
  (suggested: readonly Section[]): SectionsEdit =>
  (sections) =>
    suggested.reduce<Sections>((now, { title, tools }) => {
      const exists = now.some((section) => section.title === title)
      return addTools(title, tools)(exists ? now : [...now, { title, tools: [] }])
    }, sections)

/** Requests the missing tools. Their ids mark them as explored, so that Reset removes them. */
export async function suggestMissing(board: Sections): Promise<readonly Section[]> {
  const { data } = await fetchJson<{ data: SectionMap & { suggestions?: readonly Suggested[] } }>(paths.api.generate, {
    method: 'POST',
    body: { prompt: PROMPT, tools: namesWithin(MAX_PROMPT, board) },
    fallback: 'Failed to suggest tools',
  })
  const now = Date.now()
  return placeSuggestions(board, fromSectionMap(data) ?? [], data.suggestions ?? []).map(({ title, tools }) => ({
    title,
    tools: tools.map((tool) => ({ ...tool, id: exploredId(tool.id, now) })),
  }))
}
