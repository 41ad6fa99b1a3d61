import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { isPlaceInAnyLanguage } from '@/lib/catalog/places'
import { keyOf } from '@/lib/catalog/tokens'
import { isPerson } from '../../knowledge/occupations'
import { ONE } from '../../models/linear-model'
import { unknownNames } from '../../names/name-model'
import type { Part } from '../../names/name-text'
import { withoutJoinedEnding } from '../../text/inflected'
import { tellingWordsOf } from '../../wishes/topic-words'
import { isDate, isSpecification } from '../layout/specification'
import { isUnused } from '../unused/is-unused'
import { endWithKind } from '../signs/kind-of-thing'
import type { Places } from '../signs/places'
import type { ReadText } from '../text'
import type { UnknownTool } from './unknown'

/** Names that the catalogue does not know, in a text that tells. */

/**
 * An ordinary word, a first name or a maker is a name at clear odds only; a name of the catalogue
 * is none where its own rules took it for none.
 */
const LEAST_OF_ORDINARY = 2 * ONE
/** A remark tells more often what a thing has. */
const LEAST_IN_REMARK = 2.6 * ONE
/** Captions misspell words, and a misspelt word looks like a name. */
const LEAST_IN_CAPTIONS = ONE

const OF_THE_CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)s?$/i
/** "My wife is …": who, and not what. */
const RELATIVE = /^(?:name|wife|husband|partner|son|daughter|brother|sister|boss|friend|dog|cat|mother|father) is$/

/** "DSLRs", "SWR of 1.3": kinds of things and measured values. */
const NO_NAME = /^\p{Lu}{2,}s$|\bof \d+$/u

/**
 * A line of nothing but capital words, at the end of which a name stands: a signature or a title.
 */
const CAPITAL_LINE = /(?:^|\n)\s*(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}$/u
const LONGEST_LINE = 60

/**
 * "Marla Quint", "Long Valley Farm": a name in a line of only capital words, in a text of several
 * lines.
 */
function isInCapitalLine(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_LINE), start)
  const behind = text.slice(end, end + LONGEST_LINE)
  return (before.includes('\n') || behind.includes('\n')) && CAPITAL_LINE.test(before) && /^\s*(?:\n|$)/.test(behind)
}

/** What follows a name that is called as its site is. */
const SITE = /^\.[a-z]{2,6}(?!\p{L})/u
const LONGEST_SITE = 8

export function unknownByModel(
  text: ReadText,
  known: readonly Part[],
  named: ReadonlySet<number>,
  { heading, remark }: Places,
): UnknownTool[] {
  const { tokens } = text
  const isTellingWord = tellingWordsOf(text.text)
  let from = 0
  return unknownNames(text.text, known).flatMap(({ start, end, margin }) => {
    if (text.transcript && margin < LEAST_IN_CAPTIONS) return []
    while ((tokens[from]?.end ?? Infinity) <= start) from++
    let to = from + 1
    while ((tokens[to]?.start ?? Infinity) < end) to++
    const name = withoutJoinedEnding(text.text.slice(start, end))
    const words = tokens.slice(from, to).map((token) => token.text)
    if (
      heading[from] ||
      text.ofPeople[from] ||
      isPerson(name) ||
      isPlaceInAnyLanguage(name) ||
      OF_THE_CALENDAR.test(name)
    )
      return []
    if (RELATIVE.test(words.length === 1 ? `${tokens[from - 2]?.text ?? ''} ${tokens[from - 1]?.text ?? ''}` : ''))
      return []
    if (isTellingWord(name)) return []
    const key = keyOf(name)
    const isDoubtful = nameIndex().makers.has(key) || words.every(isOrdinary)
    if (nameIndex().find(key) || (isDoubtful && margin < LEAST_OF_ORDINARY)) return []
    if (remark[from] && margin < LEAST_IN_REMARK) return []
    if (isDate(name) || isSpecification(name) || NO_NAME.test(name) || isUnused(from, to, text, named, true)) return []
    if (isInCapitalLine(text.text, start, end)) return []
    const whole = endWithKind({ from, to }, text, end)
    const site = SITE.exec(text.text.slice(end, end + LONGEST_SITE))?.[0] ?? ''
    const shown = whole > end ? text.text.slice(start, whole) : name + site
    return [{ text: shown, start, end: start + shown.length }]
  })
}
