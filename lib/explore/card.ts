import type { Section, Tool } from '@/lib/stack/schema'
import { representativeTools } from '@/lib/stack/representative-tools'

export type CardTool = Pick<Tool, 'text' | 'icon_id' | 'color'>

/** The data of a gallery card. */
export interface CardSummary {
  /** The URL of the drawing of its tools. */
  readonly picture: string
  readonly sections: readonly string[]
  readonly toolCount: number
  readonly about: string
  /** The author: a handle, or the site for its examples. */
  readonly byline: string
}

/** The size of the drawing, which reserves its space. */
export const CARD_PICTURE = { width: 360, height: 162 }
export const CARD_TILES = 8

/** The card of a stack. */
export const cardTools = (sections: readonly Section[]): Tool[] => representativeTools(sections, CARD_TILES)
