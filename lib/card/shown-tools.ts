import { toolStatus } from '@/lib/stack/limits'
import type { Section, Tool } from '@/lib/stack/schema'
import { representativeTools } from '@/lib/stack/representative-tools'

/**
 * The tools of a card in board order: all of them, or the most representative. Retired tools come
 * last.
 */
export function shownTools(sections: readonly Section[], limit: number): Tool[] {
  const isRetired = ({ status }: Tool) => toolStatus(status) === 'retired'
  const all = sections.flatMap(({ tools }) => tools)
  const ordered = [...all.filter((tool) => !isRetired(tool)), ...all.filter(isRetired)]
  if (ordered.length <= limit) return ordered
  const inUse = sections.map(({ title, tools }) => ({ title, tools: tools.filter((tool) => !isRetired(tool)) }))
  const chosen = new Set(representativeTools(inUse, limit))
  const shown = ordered.filter((tool) => chosen.has(tool))
  return shown.length < limit ? ordered.slice(0, limit) : shown
}
