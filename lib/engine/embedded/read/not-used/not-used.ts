import { isOnlyAsked } from './asked'
import { isEmployer } from './employer'
import { isAdvised } from './advised'
import { isAnsweredNo } from './answered-no'
import { isCompanyNews } from './company-news'
import { isGivenUp } from './given-up'
import { isSaidOfAll } from './said-of-all'
import { isNotUsedElsewhere } from './in-other-languages'
import { isSomethingElse } from './not-the-tool'
import { isOfOthers } from './of-others'
import { isOnlyConsidered } from './only-considered'
import { saidAround, saysNothing, type Said } from './phrases'
import type { ReadText } from '../text'
import { isTakenBack } from './taken-back'
import { isTriedInVain } from './tried-in-vain'

/** Whether the text names it without using it. A name with a model is a device, not an employer. */
export function isNotUsed(
  from: number,
  to: number,
  text: ReadText,
  named: ReadonlySet<number>,
  mayEmploy: boolean,
): boolean {
  if (text.notOfWriter[from] || isOnlyAlike(from, to, text)) return true
  const said = saidAround(from, to, text, named)
  if (isBeforeArrow(to, said, text) || isMourned(to, text)) return true
  if (!saysNothing(said) && isSaidNotToBeUsed(said)) return true
  if (!text.english && isNotUsedElsewhere(said, to, text)) return true
  if (isHers(from, text) || isRelatives(from, text) || isOpenedByNobody(to, text)) return true
  if (isOnlyAsked(from, to, text, named)) return true
  if (isAnsweredNo(from, to, text) || isTriedInVain(to, said, text)) return true
  if (isTakenBack(to, text, named) || isSaidOfAll(from, text)) return true
  return mayEmploy && (isEmployer(said, to, text) || isSomethingElse(said, to, text))
}

const isSaidNotToBeUsed = (said: Said): boolean =>
  isGivenUp(said) || isOfOthers(said) || isAdvised(said) || isOnlyConsidered(said) || isCompanyNews(said)

/**
 * "My wife is a designer; her MacBook is full of fonts": who speaks of himself has nothing of hers.
 */
function isHers(from: number, { tokens, starts, ofOneself }: ReadText): boolean {
  if (!ofOneself || !HERS.has(tokens[from - 1]?.text ?? '') || tokens[from]?.gap !== ' ') return false
  let begin = from - 1
  while (begin > from - 5 && !starts[begin]) begin--
  return !tokens.slice(Math.max(0, begin), from - 1).some((token) => HANDED_ON.has(token.text))
}

/**
 * "My wife's iMac is the family machine": the owner begins the sentence, and it is not said to be
 * shared.
 */
function isRelatives(from: number, { tokens, starts }: ReadText): boolean {
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

const HERS = new Set(['her', 'his'])
/** "My dad gave me his Leica", "I borrow her Cintiq". */
const HANDED_ON = new Set(['me', 'us', 'i', 'we', 'inherited', 'borrow', 'borrowed', 'share'])

/** "The department pays for MATLAB; nobody here opens it." */
function isOpenedByNobody(to: number, { tokens }: ReadText): boolean {
  if (!/^[;,.]\s$/.test(tokens[to]?.gap ?? '')) return false
  const sequel = tokens.slice(to, to + 7).map((token) => token.text)
  return OPENED_BY_NOBODY.test(sequel.join(' '))
}

const OPENED_BY_NOBODY =
  /^(?:but |though )?(?:nobody|no one|none of us|hardly anyone|hardly anybody)(?: \w+){0,2}? (?:opens?|uses?|used|touche[sd]|likes?|needs?|wants?) (?:it|them)\b/

/** "Orbit (RIP)", "Skitch (discontinued)". */
const isMourned = (to: number, { tokens }: ReadText): boolean =>
  /^\s?\($/.test(tokens[to]?.gap ?? '') &&
  MOURNED.has(tokens[to]?.text ?? '') &&
  tokens[to + 1]?.gap.startsWith(')') !== false

const MOURNED = new Set(['rip', 'discontinued', 'defunct', 'dead', 'sold', 'returned', 'retired'])

/** "We switched QuickBooks -> Xero, Brex -> Ramp". */
const isBeforeArrow = (to: number, { before }: Said, { tokens }: ReadText): boolean =>
  /^\s*(?:[-=]>|→|➡️?|>)\s*$/.test(tokens[to]?.gap ?? '') &&
  (SWITCHED.test(before) || REPLACED.has(tokens[to]?.text ?? ''))

/** "Pi-hole -> replaced by AdGuard Home". */
const REPLACED = new Set(['replaced', 'now', 'switched', 'migrated', 'moved'])

const SWITCHED = / (?:switch|mov|migrat|swapp|replac|chang)(?:ed|ing)(?: (?:¤|from))*$/

/** "A Figma-like tool", "a Notion style editor": another one. */
const isOnlyAlike = (from: number, to: number, { tokens }: ReadText): boolean => {
  const next = tokens[to]
  const isOneOfThem = next?.gap === ' ' && STYLE.has(next.text) && ANY.has(tokens[from - 1]?.text ?? '')
  return isOneOfThem || (/^[-‐‑]$/.test(next?.gap ?? '') && ALIKE.has(next?.text ?? ''))
}

const ALIKE = new Set(['like', 'style', 'styled', 'esque', 'killer', 'inspired', 'ish'])
const STYLE = new Set(['style', 'styled', 'esque', 'ish'])
const ANY = new Set(['a', 'an', 'some', 'any', 'this', 'that'])
