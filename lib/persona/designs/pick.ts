import { colourIn } from '../adjust/colours'
import { numberOf } from '../words'
import { DESIGNS } from './all'
import type { Design } from './design'

interface Choice {
  readonly design: Design
  readonly hue: number
}

/** Every word, and its singular. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]))
}

/** What the prompt asks for counts most, then what the persona is about; the rest is decided by the words alone. */
export function pickDesign(prompt: string, persona: string, current: string): Choice {
  const asked = wordsOf(prompt)
  const told = wordsOf(persona)
  const chance = numberOf(`${prompt}\n${persona}`)
  const scored = DESIGNS.filter(({ id }) => !current.includes(`pp-${id}`)).map((design, at) => ({
    design,
    score:
      6 * design.tags.filter((tag) => asked.has(tag)).length +
      2 * Math.min(2, design.tags.filter((tag) => told.has(tag)).length) +
      ((chance + at * 7) % DESIGNS.length) / DESIGNS.length,
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  const hue = colourIn(prompt)?.hue
  return { design: best.design, hue: hue ?? best.design.hue }
}
