import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { isPlace } from '@/lib/catalog/places'
import { keyOf } from '@/lib/catalog/tokens'
import { isPerson } from '../../knowledge/occupations'
import { ONE } from '../../models/linear-model'
import { unknownNames } from '../../names/name-model'
import type { Part } from '../../names/name-text'
import { withoutJoinedEnding } from '../../text/inflected'
import { isSpecification } from '../layout/specification'
import { isNotUsed } from '../not-used/not-used'
import { endWithKind } from '../signs/kind-of-thing'
import type { ReadText } from '../text'
import type { UnknownTool } from './unknown'

/** Names that the catalogue does not know, in a text that tells. */

/** An ordinary word, a first name or a maker is a name at clear odds only; a name of the catalogue is none where its own rules took it for none. */
const LEAST_OF_ORDINARY = 2 * ONE

const OF_THE_CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)s?$/i
/** "My wife is …": who, and not what. */
const RELATIVE = /^(?:name|wife|husband|partner|son|daughter|brother|sister|boss|friend|dog|cat|mother|father) is$/

/** What follows a name that is called as its site is. */
const SITE = /^\.[a-z]{2,6}(?!\p{L})/u
const LONGEST_SITE = 8

export function unknownByModel(
  text: ReadText,
  known: readonly Part[],
  named: ReadonlySet<number>,
  heading: readonly boolean[],
): UnknownTool[] {
  if (text.transcript) return []
  const { tokens } = text
  let from = 0
  return unknownNames(text.text, known).flatMap(({ start, end, margin }) => {
    while ((tokens[from]?.end ?? Infinity) <= start) from++
    let to = from + 1
    while ((tokens[to]?.start ?? Infinity) < end) to++
    const name = withoutJoinedEnding(text.text.slice(start, end))
    const words = tokens.slice(from, to).map((token) => token.text)
    if (heading[from] || text.ofPeople[from] || isPerson(name) || isPlace(name) || OF_THE_CALENDAR.test(name)) return []
    if (RELATIVE.test(words.length === 1 ? `${tokens[from - 2]?.text ?? ''} ${tokens[from - 1]?.text ?? ''}` : ''))
      return []
    const key = keyOf(name)
    const isDoubtful = nameIndex().makers.has(key) || words.every(isOrdinary)
    if (nameIndex().find(key) || (isDoubtful && margin < LEAST_OF_ORDINARY)) return []
    if (isSpecification(name) || isNotUsed(from, to, text, named, true)) return []
    const whole = endWithKind({ from, to }, text, end)
    const site = SITE.exec(text.text.slice(end, end + LONGEST_SITE))?.[0] ?? ''
    const shown = whole > end ? text.text.slice(start, whole) : name + site
    return [{ text: shown, start, end: start + shown.length }]
  })
}
