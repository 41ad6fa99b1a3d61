import { interleaveTools } from './content'
import type { Section, Tool } from './schema'

/** A picture says most when it is a tool's own and not shown yet, and least when there is none. */
function rank({ icon_id }: Tool, seen: Set<string>): number {
  if (icon_id === '') return 3
  if (seen.has(icon_id)) return 2
  seen.add(icon_id)
  return icon_id.startsWith('lucide:') ? 1 : 0
}

/** The few tools that stand for a stack: of its tools in turn, those with the most telling pictures. */
export function representativeTools(sections: readonly Section[], most: number): Tool[] {
  const seen = new Set<string>()
  const ranked = interleaveTools(sections).map((tool) => ({ tool, rank: rank(tool, seen) }))
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ tool }) => tool)
}
