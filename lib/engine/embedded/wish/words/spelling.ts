import { isOrdinary } from '@/lib/catalog/everyday'
import { entryNamed } from '@/lib/catalog/name-index'
import { editDistance } from '@/lib/catalog/edit-distance'
import { tokenize } from '@/lib/catalog/tokens'
import { archetypes, isAskedFor, isCalling } from '../../knowledge/archetypes'
import { isOccupation, occupations } from '../../knowledge/occupations'
import { concerns } from '../errands/concerns'

/** "Freelnce desiner": the words by which people are called, mistyped. */

const MIN_LENGTH = 6
/** From this length on two letters may be wrong. */
const LONG = 8

let known: ReadonlySet<string> | undefined

function vocabulary(): ReadonlySet<string> {
  const words = archetypes().flatMap(({ who, words: asked }) => [who, ...asked].flatMap((name) => tokenize(name)))
  return new Set([...occupations(), ...words.map(({ text }) => text)].filter((word) => word.length >= MIN_LENGTH))
}

let written: ReadonlySet<string> | undefined

/** Words of summaries, titles and errands: "payments" are no mistyped parents, and to subtitle is no subtitler's name. */
const isWritten = (word: string): boolean =>
  (written ??= new Set(
    [
      ...archetypes().flatMap(({ summary, sections }) => [summary, ...sections.map(({ title }) => title)]),
      ...concerns().flatMap(({ words }) => words),
    ].flatMap((text) => tokenize(text).map((token) => token.text)),
  )).has(word)

export function spelt(wish: string): string {
  let right = ''
  let last = 0
  const words = tokenize(wish)
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) continue
    const next = words[at + 1]
    const joined = next?.gap === ' ' ? joinedFrom(word.text, next.text) : undefined
    const end = joined && next ? next.end : word.end
    right +=
      wish.slice(last, word.start) +
      (joined ?? meantBy(word.text, words[at - 1]?.text) ?? wish.slice(word.start, word.end))
    last = end
    if (joined) at++
  }
  return right + wish.slice(last)
}

/** "Pod caster" and "book keeper" are one word each, "van life" may be two. */
function joinedFrom(one: string, other: string): string | undefined {
  known ??= vocabulary()
  const joined = one + other
  return other.length > 3 && known.has(joined) && !isAskedFor(`${one} ${other}`) ? joined : undefined
}

/** Of words as near, the one that goes with the word before it: a "personal traner" trains, and trades nothing. */
function meantBy(word: string, before = ''): string | undefined {
  known ??= vocabulary()
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) return undefined
  if (
    known.has(word) ||
    known.has(word.replace(/s$/, '')) ||
    isOccupation(word) ||
    isOrdinary(word) ||
    isWritten(word) ||
    isOrdinary(word.replace(/is(?=[ei])/, 'iz'))
  )
    return undefined
  if (entryNamed(word)) return undefined
  const allowed = word.length >= LONG ? 2 : 1
  let best: { meant: string; slips: number } | undefined
  for (const meant of known) {
    // Who has to juggle is no juggler.
    if (meant === `${word}r`) continue
    if (meant[0] !== word[0] || Math.abs(meant.length - word.length) > allowed) continue
    const slips = editDistance(word, meant)
    const isNearer = !best || slips < best.slips
    const isAsNear = best?.slips === slips && before !== '' && isCalling(`${before} ${meant}`)
    if (slips <= allowed && (isNearer || isAsNear)) best = { meant, slips }
  }
  return best?.meant
}
