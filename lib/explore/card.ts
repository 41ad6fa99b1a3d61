import type { Section, Tool } from '@/lib/stack/schema'
import { representativeTools } from '@/lib/stack/representative-tools'

export type CardTool = Pick<Tool, 'text' | 'icon_id' | 'color'>

/** What a gallery card says of the stack that it opens. */
export interface CardSummary {
  /** The address of the drawing of its tools. */
  readonly picture: string
  readonly sections: readonly string[]
  readonly toolCount: number
  readonly about: string
  /** Whose stack it is, in words. */
  readonly byline: string
}

/** The drawing's own size, so that its place is kept before it has come. */
export const CARD_PICTURE = { width: 360, height: 162 }
export const CARD_TILES = 8

/** What a card shows of a stack. */
export const cardTools = (sections: readonly Section[]): Tool[] => representativeTools(sections, CARD_TILES)
