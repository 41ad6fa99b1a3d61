import { isOrdinary } from '@/lib/catalog/everyday'
import { entryNamed } from '@/lib/catalog/name-index'
import { tokenize } from '@/lib/catalog/tokens'
import { slipsBetween } from '@/lib/catalog/slip'
import { archetypes } from './archetypes'
import { isOccupation, occupations } from './occupations'

/** "Freelnce desiner": the words by which people are called, mistyped. */

const MIN_LENGTH = 6
/** From this length on two letters may be wrong. */
const LONG = 8

let known: ReadonlySet<string> | undefined

function vocabulary(): ReadonlySet<string> {
  const words = archetypes().flatMap(({ who, words: asked }) => [who, ...asked].flatMap((name) => tokenize(name)))
  return new Set([...occupations(), ...words.map(({ text }) => text)].filter((word) => word.length >= MIN_LENGTH))
}

export function spelt(wish: string): string {
  let right = ''
  let last = 0
  for (const { text, start, end } of tokenize(wish)) {
    right += wish.slice(last, start) + (meantBy(text) ?? wish.slice(start, end))
    last = end
  }
  return right + wish.slice(last)
}

function meantBy(word: string): string | undefined {
  known ??= vocabulary()
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) return undefined
  if (
    known.has(word) ||
    known.has(word.replace(/s$/, '')) ||
    isOccupation(word) ||
    isOrdinary(word) ||
    isOrdinary(word.replace(/is(?=[ei])/, 'iz'))
  )
    return undefined
  if (entryNamed(word)) return undefined
  const allowed = word.length >= LONG ? 2 : 1
  let best: { meant: string; slips: number } | undefined
  for (const meant of known) {
    if (meant[0] !== word[0] || Math.abs(meant.length - word.length) > allowed) continue
    const slips = slipsBetween(word, meant)
    if (slips <= allowed && (!best || slips < best.slips)) best = { meant, slips }
  }
  return best?.meant
}
