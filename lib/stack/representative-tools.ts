import { isMakerMark, isOwnMark } from '@/lib/faces/tool-face'
import { interleaveTools } from './content'
import type { Section, Tool } from './schema'

/** The rank of a tool's picture: its own mark, not shown yet, is best. */
function rank({ icon_id: icon }: Tool, seen: Set<string>): number {
  if (!isOwnMark(icon) && !isMakerMark(icon)) return 2
  if (seen.has(icon)) return 3
  seen.add(icon)
  return isOwnMark(icon) ? 0 : 1
}

/**
 * The few tools that represent a stack in lists: taken from its sections in turn, tools with
 * recognisable icons first.
 */
export function representativeTools(sections: readonly Section[], most: number): Tool[] {
  const seen = new Set<string>()
  const ranked = interleaveTools(sections).map((tool) => ({ tool, rank: rank(tool, seen) }))
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ tool }) => tool)
}
