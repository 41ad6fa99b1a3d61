import type { PersonaText } from '../persona-text'

/** A page in the spirit of home pages and social profiles between 2003 and 2009. */
export interface Design {
  /** Part of the page's outermost class, so that 'Generate new' can pick another design. */
  readonly id: string
  /** What a prompt may call for: moods, eras, interests. */
  readonly tags: readonly string[]
  /** The colour that it is made around when the prompt names none, as a hue from 0 to 359. */
  readonly hue: number
  render: (words: PersonaText, hue: number) => string
}
