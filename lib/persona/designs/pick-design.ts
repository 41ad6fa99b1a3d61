import { findColour } from '../adjust/colours'
import { textHash } from '../persona-text'
import { DESIGNS } from './designs'
import type { Design } from './design'

interface Choice {
  readonly design: Design
  readonly hue: number
}

/** Every word of a text, and its singular. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]))
}

/** Refused words, to their end: "not pink", "nothing dark". */
const REFUSED =
  /\b(?:not|no|never|without|less|hate|avoid|nothing|anything but|don.t (?:want|like)|instead of|rather than)\s+(?:(?:too|so|any|an?|the|very)\s+)*(\p{L}+)/giu

/** Coprime to the number of designs, so that each gets a different score if no word decides. */
const STEP = 5

/** Whether a word of the text asks for the design. */
export const matchesDesign = (text: string): boolean => {
  const asked = wordsOf(text)
  return DESIGNS.some(({ tags }) => tags.some((tag) => asked.has(tag)))
}

/**
 * Picks a design by the words of the prompt first, then of the persona; otherwise by a hash of the
 * text.
 */
export function pickDesign(prompt: string, persona: string, current: string): Choice {
  const wished = prompt.replace(REFUSED, ' ')
  const asked = wordsOf(wished)
  const refused = wordsOf([...prompt.matchAll(REFUSED)].map(([, word]) => word).join(' '))
  const told = wordsOf(persona)
  const chance = textHash(`${prompt}\n${persona}`)
  const scored = DESIGNS.filter(({ id }) => !current.includes(`pp-${id}`)).map((design, at) => ({
    design,
    score:
      6 * design.tags.filter((tag) => asked.has(tag)).length -
      12 * design.tags.filter((tag) => refused.has(tag)).length +
      2 * Math.min(2, design.tags.filter((tag) => told.has(tag)).length) +
      ((chance + at * STEP) % DESIGNS.length) / DESIGNS.length,
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  const hue = findColour(wished)?.hue
  return { design: best.design, hue: hue ?? best.design.hue }
}
