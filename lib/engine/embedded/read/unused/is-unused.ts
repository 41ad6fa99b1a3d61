import { isOnlyAsked } from './only-asked'
import { isEmployer } from './employer'
import { isRecommended } from './recommended'
import { isRejectedInAnswer } from './rejected-in-answer'
import { isCompanyNews } from './company-news'
import { isGivenUp } from './given-up'
import { isExcludedByOpening } from './sentence-opening'
import { isUnusedInOtherLanguages } from './in-other-languages'
import { isHomonym } from './homonym'
import { isUsedByOthers } from './used-by-others'
import { isOnlyConsidered } from './only-considered'
import { contextOf, isInBareList, type NameContext } from './name-context'
import type { ReadText } from '../text'
import { isRetracted } from './retracted'
import { isTriedNotKept } from './tried-not-kept'

/**
 * Whether the text names a tool without using it. A name with a model is a device, not an employer
 * (`allowEmployer`).
 */
export function isUnused(
  from: number,
  to: number,
  text: ReadText,
  named: ReadonlySet<number>,
  allowEmployer: boolean,
): boolean {
  if (text.notOfWriter[from] || isOnlySimilar(from, to, text)) return true
  const said = contextOf(from, to, text, named)
  if (isBeforeArrow(to, said, text) || isMarkedDiscontinued(to, text)) return true
  if (!isInBareList(said) && isUnusedByContext(said)) return true
  if (!text.english && isUnusedInOtherLanguages(said, to, text)) return true
  if (isOfThirdPerson(from, text) || isOfRelative(from, text) || isOpenedByNoOne(to, text)) return true
  if (isOnlyAsked(from, to, text, named)) return true
  if (isRejectedInAnswer(from, to, text) || isTriedNotKept(to, said, text)) return true
  if (isRetracted(to, text, named) || isExcludedByOpening(from, text)) return true
  return allowEmployer && (isEmployer(said, to, text) || isHomonym(said, to, text))
}

const isUnusedByContext = (said: NameContext): boolean =>
  isGivenUp(said) || isUsedByOthers(said) || isRecommended(said) || isOnlyConsidered(said) || isCompanyNews(said)

/**
 * "My wife is a designer; her MacBook is full of fonts": in a text in the first person, hers is not
 * the writer's.
 */
function isOfThirdPerson(from: number, { tokens, starts, ofOneself }: ReadText): boolean {
  if (!ofOneself || !THIRD_PERSON.has(tokens[from - 1]?.text ?? '') || tokens[from]?.gap !== ' ') return false
  let begin = from - 1
  while (begin > from - 5 && !starts[begin]) begin--
  return !tokens.slice(Math.max(0, begin), from - 1).some((token) => HANDED_ON.has(token.text))
}

/**
 * "My wife's iMac is the family machine": the owner begins the sentence, and nothing says that it
 * is shared.
 */
function isOfRelative(from: number, { tokens, starts }: ReadText): boolean {
  const owner = tokens[from - 1]
  return (
    starts[from - 2] === true &&
    OWN.has(tokens[from - 2]?.text ?? '') &&
    /['’]s$/.test(owner?.raw ?? '') &&
    RELATIVES.has(owner?.text ?? '') &&
    tokens[from]?.gap === ' '
  )
}

const OWN = new Set(['my', 'our'])
const RELATIVES = new Set(
  'wife husband partner girlfriend boyfriend brother sister son daughter kid father mother dad mum mom boss colleague friend roommate flatmate neighbour neighbor'.split(
    ' ',
  ),
)

const THIRD_PERSON = new Set(['her', 'his'])
/** "My dad gave me his Leica", "I borrow her Cintiq". */
const HANDED_ON = new Set(['me', 'us', 'i', 'we', 'inherited', 'borrow', 'borrowed', 'share'])

/** "The department pays for MATLAB; nobody here opens it." */
function isOpenedByNoOne(to: number, { tokens }: ReadText): boolean {
  if (!/^[;,.]\s$/.test(tokens[to]?.gap ?? '')) return false
  const sequel = tokens.slice(to, to + 7).map((token) => token.text)
  return OPENED_BY_NO_ONE.test(sequel.join(' '))
}

const OPENED_BY_NO_ONE =
  /^(?:but |though )?(?:nobody|no one|none of us|hardly anyone|hardly anybody)(?: \w+){0,2}? (?:opens?|uses?|used|touche[sd]|likes?|needs?|wants?) (?:it|them)\b/

/** "Orbit (RIP)", "Skitch (discontinued)". */
const isMarkedDiscontinued = (to: number, { tokens }: ReadText): boolean =>
  /^\s?\($/.test(tokens[to]?.gap ?? '') &&
  DISCONTINUED.has(tokens[to]?.text ?? '') &&
  tokens[to + 1]?.gap.startsWith(')') !== false

const DISCONTINUED = new Set(['rip', 'discontinued', 'defunct', 'dead', 'sold', 'returned', 'retired'])

/** "We switched QuickBooks -> Xero, Brex -> Ramp". */
const isBeforeArrow = (to: number, { before }: NameContext, { tokens }: ReadText): boolean =>
  /^\s*(?:[-=]>|→|➡️?|>)\s*$/.test(tokens[to]?.gap ?? '') &&
  (SWITCHED.test(before) || REPLACED.has(tokens[to]?.text ?? ''))

/** "Pi-hole -> replaced by AdGuard Home". */
const REPLACED = new Set(['replaced', 'now', 'switched', 'migrated', 'moved'])

const SWITCHED = / (?:switch|mov|migrat|swapp|replac|chang)(?:ed|ing)(?: (?:¤|from))*$/

/** "A Figma-like tool", "a Notion style editor": a similar tool. */
const isOnlySimilar = (from: number, to: number, { tokens }: ReadText): boolean => {
  const next = tokens[to]
  const isOneOfThem = next?.gap === ' ' && STYLE.has(next.text) && ANY.has(tokens[from - 1]?.text ?? '')
  return isOneOfThem || (/^[-‐‑]$/.test(next?.gap ?? '') && ALIKE.has(next?.text ?? ''))
}

const ALIKE = new Set(['like', 'style', 'styled', 'esque', 'killer', 'inspired', 'ish'])
const STYLE = new Set(['style', 'styled', 'esque', 'ish'])
const ANY = new Set(['a', 'an', 'some', 'any', 'this', 'that'])
