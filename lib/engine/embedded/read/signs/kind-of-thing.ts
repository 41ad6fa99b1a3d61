import { isKindOfThing } from '@/lib/catalog/brands'
import { isCapital, type ReadText } from '../text'
import type { Place } from './evidence'

/** Words before or behind a name that say what kind of thing it is. */

const SOFTWARE =
  /^(?:app|plugin|software|theme|font|editor|browser|library|framework|client|typeface|language|shell|distro)s?$/

/**
 * The place behind the kind of thing that follows the name: "a Nabertherm kiln", "a Sekonic light
 * meter".
 */
export function behindKind({ to }: Place, { tokens, starts }: ReadText): number {
  const [next, second] = [tokens[to], tokens[to + 1]]
  // The mark of inches begins no quotation.
  const isBehindInches = /^["”″] $/.test(next?.gap ?? '') && /^\d+$/.test(tokens[to - 1]?.raw ?? '')
  if (!next || isCapital(next) || ((next.gap !== ' ' || starts[to]) && !isBehindInches)) return to
  const goesOn = second?.gap === ' ' && !starts[to + 1]
  if (goesOn && isKindOfThing(`${next.text} ${second.text}`)) return to + 2
  if (isKindOfThing(next.text)) return goesOn && isKindOfThing(second.text) ? to + 2 : to + 1
  return goesOn && !NO_ADJECTIVE.has(next.text) && isKindOfThing(second.text) ? to + 2 : to
}

/**
 * Where a name ends: "Nabertherm" is a maker, and "Nabertherm kiln" is the tool. Longer names say
 * it themselves.
 */
export function endWithKind(place: Place, text: ReadText, end: number): number {
  return place.to === place.from + 1 ? (text.tokens[behindKind(place, text) - 1]?.end ?? end) : end
}

/**
 * "Hand planes are Lie-Nielsen", "the tripod is by Gitzo": a kind of thing followed by its maker or
 * model.
 */
export function isAllOfItsKind({ from }: Place, { tokens, starts }: ReadText): boolean {
  let at = from - 1
  const isBy = BY.has(tokens[at]?.text ?? '')
  if (isBy || DETERMINERS.has(tokens[at]?.text ?? '')) at--
  if (MOSTLY.has(tokens[at]?.text ?? '')) at--
  const isLinked = /^(?:is|are|come|comes)$/.test(tokens[at]?.text ?? '')
  // "Rotary cutters by Olfa."
  if (!isLinked && isBy && tokens[from - 1]?.text === 'by') at = from - 1
  else if (!isLinked) return false
  if (MOSTLY.has(tokens[at - 1]?.text ?? '')) at--
  if (starts[at] || starts[at + 1] || tokens[from]?.gap !== ' ') return false
  const [adjective, noun] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text ?? '']
  return isKindOfThing(noun) || SOFTWARE.test(noun) || (!starts[at - 1] && isKindOfThing(`${adjective} ${noun}`))
}

const BY = new Set(['by', 'from'])
const MOSTLY = new Set(['mostly', 'mainly', 'all', 'always', 'usually', 'still', 'now', 'either', 'both'])

/** What stands before one of a kind, or before some of them. */
const DETERMINERS = new Set(['a', 'an', 'my', 'our', 'her', 'his', 'their', 'old', 'two'])
const GOES_ON = new Set('and or with for in on at to from as when while because so but'.split(' '))
const NO_ADJECTIVE = new Set([
  ...GOES_ON,
  ...DETERMINERS,
  ...'i we the is are was were has have had that which who'.split(' '),
])
