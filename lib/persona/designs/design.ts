import type { PersonaText } from '../persona-text'

/** A design: a page in the style of home pages and social profiles between 2003 and 2009. */
export interface Design {
  /** Part of the page's outermost class, so that 'Generate new' can pick another design. */
  readonly id: string
  /** Words of prompts that ask for this design: moods, eras, interests. */
  readonly tags: readonly string[]
  /** The hue of the page if the prompt names no colour, from 0 to 359. */
  readonly hue: number
  render: (words: PersonaText, hue: number) => string
}
