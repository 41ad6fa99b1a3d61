import { isOrdinary } from '@/lib/catalog/everyday'
import { spelling } from '@/lib/catalog/name-filter'
import { nameIndex, type NameHit } from '@/lib/catalog/name-index'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import { asWritten, isSpokenNumber, modelled, soundingLike, soundingLikeOneOf, spaced, withRomanEnd } from './misheard'
import { joins, mention, SMALL } from './name-words'

/** Phonetic keys of names, for names that captions misspell. */

export function addPhoneticMatches(found: Mention[], tokens: readonly Token[], from: number): void {
  const heard = misheard(tokens, from)
  found.push(...(found.length === 0 ? heard : heard.filter((other) => isAnother(other, found))))
}

/** "Canon r six" is another one than "Canon R". */
const isAnother = ({ entry, to, loose }: Mention, found: readonly Mention[]): boolean =>
  !loose && found.every((other) => other.to < to && other.entry !== entry)

const LONGEST_SPOKEN = 6
/** In so many words captions cut a name that they do not know. */
const LONGEST_PHONETIC = 2
const SPELT = /^[a-z] [a-z] [a-z](?: [a-z])*$/

/** "sm seven b", "x one hundred v", "clavio": as captions hear it. */
function misheard(tokens: readonly Token[], from: number): Mention[] {
  const words: string[] = []
  const found: Mention[] = []
  const mayBePhonetic = !SMALL.has(tokens[from]?.text ?? '')
  const farthest = Math.min(tokens.length, from + (isSpoken(tokens, from) ? LONGEST_SPOKEN : LONGEST_PHONETIC))
  for (let to = from + 1; to <= farthest; to++) {
    const token = tokens[to - 1]
    if (!token || (to > from + 1 && !joins(token, tokens[to - 2]))) break
    words.push(token.text)
    const hit = to > from + 1 ? spoken(words) : undefined
    if (hit) found.push({ ...mention(hit, from, to), everyday: false })
    else if (mayBePhonetic && to <= from + LONGEST_PHONETIC && !SMALL.has(token.text)) {
      const heard = soundingLike(words)
      if (heard) found.push(mention(heard, from, to, true))
    }
  }
  return found
}

/** A number or single letters are among the next words. */
function isSpoken(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_SPOKEN); at++) {
    const word = tokens[at]?.text ?? ''
    if (isSpokenNumber(word) || (word.length === 1 && tokens[at + 1]?.text.length === 1)) return true
  }
  return false
}

/** The name that these words spell out or say with its number. */
function spoken(words: readonly string[]): NameHit | undefined {
  const { find, mayHold } = nameIndex()
  const written = asWritten(words)
  if (!written) return undefined
  const glued = written.join('')
  if (!/[a-z].*\d|\d.*[a-z]/.test(glued) && !SPELT.test(words.slice(0, 3).join(' '))) return undefined
  const roman = words.length > 2 ? withRomanEnd(words) : undefined
  const hit = roman === undefined ? undefined : find(roman)
  if (hit || !mayHold(glued, spelling(0, glued))) return hit
  return find(glued) ?? find(spaced(written)) ?? find(modelled(written))
}

/**
 * "garmin phoenix": behind a maker's name the captions wrote an ordinary word for one of its
 * things.
 */
export function soundingLikeTheirs(maker: string, tokens: readonly Token[], from: number): Mention[] {
  const next = tokens[from + 1]
  const hit = next?.gap === ' ' && !isOrdinary(maker) ? soundingLikeOneOf(maker, next.text) : undefined
  return hit ? [{ ...mention(hit, from, from + 2), everyday: false }] : []
}
