import { toolsInTurn } from '@/lib/stack/content'
import type { Section, Tool } from '@/lib/stack/schema'

export type CardTool = Pick<Tool, 'text' | 'icon_id' | 'color'>

/** What a gallery card says of the stack that it opens. */
export interface CardLook {
  /** The address of the drawing of its tools. */
  readonly picture: string
  readonly sections: readonly string[]
  readonly toolCount: number
  readonly about: string
}

/** The drawing's own size, so that its place is kept before it has come. */
export const CARD_PICTURE = { width: 360, height: 162 }
const TILES = 8

/** A picture says most when it is a tool's own and not on the card yet, and least when there is none. */
function rank({ icon_id }: Tool, seen: Set<string>): number {
  if (icon_id === '') return 3
  if (seen.has(icon_id)) return 2
  seen.add(icon_id)
  return icon_id.startsWith('lucide:') ? 1 : 0
}

/** What a card shows of a stack: of its tools in turn, those with the most telling pictures. */
export function cardTools(sections: readonly Section[]): Tool[] {
  const seen = new Set<string>()
  const ranked = toolsInTurn(sections).map((tool) => ({ tool, rank: rank(tool, seen) }))
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, TILES)
    .map(({ tool }) => tool)
}
