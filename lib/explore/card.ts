import type { Section, Tool } from '@/lib/stack/schema'

/** What a gallery card shows of the stack that it opens. */
export interface CardLook {
  readonly tools: readonly Pick<Tool, 'id' | 'text' | 'icon_id' | 'color'>[]
  readonly sections: readonly string[]
  readonly toolCount: number
  readonly about: string
}

const TILES = 8

/** A picture says most when it is a tool's own and not on the card yet, and least when there is none. */
function rank({ icon_id }: Tool, seen: Set<string>): number {
  if (icon_id === '') return 3
  if (seen.has(icon_id)) return 2
  seen.add(icon_id)
  return icon_id.startsWith('lucide:') ? 1 : 0
}

/** Tools from every section in turn, so that the card has the variety of the stack; the most telling pictures first. */
export function cardLook(sections: readonly Section[], about: string): CardLook {
  const longest = Math.max(0, ...sections.map((section) => section.tools.length))
  const inTurn = Array.from({ length: longest }, (_, at) => sections.flatMap(({ tools }) => tools[at] ?? [])).flat()
  const seen = new Set<string>()
  const ranked = inTurn.map((tool) => ({ tool, rank: rank(tool, seen) }))
  const shown = ranked.sort((a, b) => a.rank - b.rank).slice(0, TILES)
  return {
    tools: shown.map(({ tool: { id, text, icon_id, color } }) => ({ id, text, icon_id, color })),
    sections: sections.map((section) => section.title),
    toolCount: inTurn.length,
    about,
  }
}
