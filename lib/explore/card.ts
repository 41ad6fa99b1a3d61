import type { Section, Tool } from '@/lib/stack/schema'

/** What a gallery card shows of the stack that it opens. */
export interface CardLook {
  readonly tools: readonly Pick<Tool, 'id' | 'text' | 'icon_id' | 'color'>[]
  readonly sections: readonly string[]
  readonly toolCount: number
  readonly about: string
}

const TILES = 8

/** Tools from every section in turn, so that the card has the variety of the stack; those with an icon first. */
export function cardLook(sections: readonly Section[], about: string): CardLook {
  const longest = Math.max(0, ...sections.map((section) => section.tools.length))
  const inTurn = Array.from({ length: longest }, (_, at) => sections.flatMap(({ tools }) => tools[at] ?? [])).flat()
  const [pictured, plain] = [inTurn.filter((tool) => tool.icon_id), inTurn.filter((tool) => !tool.icon_id)]
  return {
    tools: [...pictured, ...plain]
      .slice(0, TILES)
      .map(({ id, text, icon_id, color }) => ({ id, text, icon_id, color })),
    sections: sections.map((section) => section.title),
    toolCount: inTurn.length,
    about,
  }
}
