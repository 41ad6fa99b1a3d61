import { isCommonWord, isOrdinary } from '@/lib/catalog/everyday'
import { isWellKnown } from '@/lib/catalog/goes-with'
import { isHardware } from '@/lib/catalog/categories'
import { kindWordsOf } from '@/lib/catalog/category-words'
import { makerKey, nameIndex } from '@/lib/catalog/name-index'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import {
  beginsRemark,
  contextHits,
  enumerated,
  isDueTo,
  isNamedAs,
  isPartOfLongerName,
  kindNearby,
  leadsItsUse,
  near,
  servesAs,
  usedNearby,
} from '../signs/evidence'
import { isAnswerToLabel } from '../signs/labels'
import { isCapital, type ReadText } from '../text'
import {
  beginsEnumeration,
  isBareBehindTool,
  isDoneWith,
  isJoinedToFriend,
  isSentenceAmongTools,
  isThingOfTool,
  isWithTool,
  runsOnMachine,
  type Surroundings,
} from './beside-tools'
import { ARTICLES_AND_PREPOSITIONS, letters, NEVER_BARE, uncasedPrior } from './letters'
import { isWrittenIn } from './written-in'

/** Whether a word that is a tool's name and an ordinary word too means the tool here. */

const ACCEPTED = 2
/** "排在Excel", "в Notion": no word of another script is an ordinary one. */
const FROM_ANOTHER_SCRIPT = 2
const ACCEPTED_AMONG_OTHERS = 1.5
/**
 * "Harmonic: Companion for Hacker News": words about a name begin with a capital and name nothing.
 */
const SURE = 4
/** So near a tool says something of a word. */
const WITHIN_WORDS = 10

/** Before an ordinary noun or verb, not before a product. */
const ORDINARY_AFTER = new Set(
  'a an the to this that these those some any each every no my your his her our their its very more most will would can could should must may might let lets i we you they he she who'.split(
    ' ',
  ),
)
/** "Das Signal vom Mikrofon": a noun like any other. */
const GERMAN_ARTICLES = new Set('der die das dem den des ein eine einen einem einer kein keine keinen'.split(' '))
const BEFORE_NAME = new Set('with in on via and or plus like into using inside'.split(' '))
const AFTER_NAME = new Set(
  'app apps software editor plugin extension account library framework cli desktop pro project projects workspace guy girl person user fan'.split(
    ' ',
  ),
)
const NEAR = 4

export function meansTool(mention: Mention, text: ReadText, around: Surroundings): boolean {
  const { tokens, starts, cased } = text
  const first = tokens[mention.from]
  if (!first) return false
  if (first.text.length === 1 && mention.to === mention.from + 1) return isLetterLanguage(mention, text, around)
  if (isUnit(mention, tokens) || isMonth(mention, tokens) || isValue(mention, tokens)) return false
  if (!mention.everyday && !mention.loose) return true
  const capital = isCapital(first) || /\d/.test(first.raw)
  if (around.inHeading || isPartOfCompound(mention, tokens) || isDueTo(mention, text) || isLimit(mention, tokens))
    return false
  if (isAbbreviation(mention, first) || isWrittenOtherwise(mention, first)) return false
  if (!capital && isDoneWith(mention, text, around)) return false
  if (around.inRemark && beginsRemark(mention, text)) return false
  if (isWrittenIn(mention, tokens)) return true
  const { listed, certain } = around
  if (mention.loose) {
    if (listed) return true
    if (cased)
      return (
        capital && (!starts[mention.from] || kindNearby(mention, tokens)) && !isPartOfLongerName(mention, text, certain)
      )
    return near(mention, certain, NEAR) || kindNearby(mention, tokens) || contextHits(mention, tokens) > 0
  }
  const bare = !(cased && capital) && mention.to === mention.from + 1 && NEVER_BARE.has(first.text)
  if (bare && !listed && !AFTER_NAME.has(tokens[mention.to]?.text ?? '')) return false
  const least = isLatinAmongOthers(first, text) ? ACCEPTED_AMONG_OTHERS : ACCEPTED
  return weigh(mention, text, around, capital) >= (around.inRemark ? SURE : least)
}

const isLatinAmongOthers = (word: Token | undefined, { inOtherScript }: ReadText): boolean =>
  inOtherScript && /^[A-Za-z]/.test(word?.raw ?? '')

function weigh(mention: Mention, text: ReadText, around: Surroundings, capital: boolean): number {
  const { listed, certain } = around
  const { tokens, starts, cased, transcript } = text
  const { from, to } = mention
  const before = tokens[from - 1]
  const after = tokens[to]
  let score = listed ? 2.5 : 0
  if (isLatinAmongOthers(tokens[from], text)) score += FROM_ANOTHER_SCRIPT
  // "Turbo Air" is neither Turbo nor AIR; Stripe stays in "Stripe Terminal".
  if (cased) score += letters(mention, text, capital, isWellKnown(mention.entry) ? around.mentioned : certain)
  else score += uncasedPrior(mention, tokens, certain)
  if (before && !starts[from] && isOrdinaryAfter(tokens, from) && !(capital && cased) && !isOneOfThose(mention, text))
    score -= 2
  if (text.nounsInCapitals && GERMAN_ARTICLES.has(before?.text ?? '') && to === from + 1) score -= 2
  if (before?.text === 'the' && !starts[from] && PLACES.has(after?.text ?? '')) score -= 3
  if (isPurpose(mention, text, around)) score -= 3
  if (usedNearby(tokens, from, starts)) score += 1.5
  if (before && BEFORE_NAME.has(before.text) && (capital || !cased)) score += 0.5
  if (
    after &&
    /^ /.test(after.gap) &&
    (AFTER_NAME.has(after.text) || kindWordsOf(mention.entry.category).has(after.text))
  )
    score += 1.5
  score += leadsItsUse(mention, text)
  score += Math.min(2.5, contextHits(mention, tokens))
  if (kindNearby(mention, tokens)) score += 1
  if (servesAs(mention, tokens)) score += 2.5
  if (!cased && isNamedAs(mention, tokens)) score += 1.5
  if (!cased && !certain.has(from - 1) && isBehindOtherMaker(mention, tokens)) score -= 3
  if (!cased && !transcript && isThingOfTool(mention, tokens, certain)) score -= 2
  if (after?.text === 'for' && tokens[to + 1]?.text === tokens[from]?.text) score -= 3
  if (isJoinedToFriend(mention, text, around)) score += 2
  if (runsOnMachine(mention, text, around)) score += 2
  if (isBareBehindTool(mention, text, around) || isWithTool(mention, text, around)) score += 2.5
  if (
    beginsEnumeration(mention, text, around) ||
    (cased && capital && isAnswerToLabel(mention, text) && near(mention, certain, WITHIN_WORDS)) ||
    isSentenceAmongTools(mention, text, around)
  )
    score += 2
  else if (enumerated(mention, tokens, certain)) score += 1.5
  else if (near(mention, certain, WITHIN_WORDS)) score += 0.5
  return score
}

/**
 * "a stream deck", "the whoop on my wrist", "a capture one guy": such names have an article in
 * captions, too.
 */
const isOneOfThose = ({ entry, from, to }: Mention, { tokens, cased }: ReadText): boolean =>
  !cased &&
  (isHardware(entry.category)
    ? ARTICLES_AND_PREPOSITIONS.has(tokens[from - 1]?.text ?? '')
    : /^(?:guy|girl|person|user|fan)$/.test(tokens[to]?.text ?? '')) &&
  (to > from + 1 || !isOrdinary(tokens[from]?.text ?? ''))

/** "garmin phoenix": another maker's tool does not follow a maker's name. */
function isBehindOtherMaker({ from, entry }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens[from]?.gap === ' ' ? (tokens[from - 1]?.text ?? '') : ''
  return before !== '' && !isOrdinary(before) && nameIndex().makers.has(before) && makerKey(entry.maker) !== before
}

/** "The Arc line", "the Bear brothers": what a tram or a family is called. */
const PLACES = new Set(
  'line street road bridge station tower hall hotel bar pub river museum theatre theater club society festival award awards brothers sisters family mission expedition'.split(
    ' ',
  ),
)

/** "Bear for notes", "Overcast for podcasts": what a tool is for is no other tool. */
const isPurpose = ({ from }: Mention, { tokens, cased }: ReadText, { mentioned }: Surroundings): boolean =>
  tokens[from - 1]?.text === 'for' && mentioned.has(from - 2) && !(cased && isCapital(tokens[from]))

/** "Errors go to Sentry" is where they go; "to sketch" is what one does. */
function isOrdinaryAfter(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from - 1]?.text ?? ''
  const isOnTheWay = (at: number) => DIRECTIONS.has(tokens[at]?.text ?? '')
  // "Moved everything to Linear."
  const isMoved = isOnTheWay(from - 2) || (WHAT_IS_MOVED.has(tokens[from - 2]?.text ?? '') && isOnTheWay(from - 3))
  return ORDINARY_AFTER.has(word) && !(word === 'to' && isMoved)
}

const WHAT_IS_MOVED = new Set('everything it them all stuff us that this over'.split(' '))
const DIRECTIONS = new Set(
  'go goes going went sent send push pushed deploy deploys deployed move moved switch switched migrate migrated out upload uploaded post posts publish published export exported back over thanks access subscribe subscribed listen listening'.split(
    ' ',
  ),
)
/** "Max 400 dollars", "max. 2 hours": how much at most. */
const isLimit = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  to === from + 1 && tokens[from]?.text === 'max' && /^[$€£]?\d/.test(tokens[to]?.raw ?? '')

/** "4 TB 3.5\"": a unit behind its number begins no name, not even that of the TB-3. */
const isUnit = ({ from }: Mention, tokens: readonly Token[]): boolean =>
  UNITS.has(tokens[from]?.text ?? '') &&
  /^ ?$/.test(tokens[from]?.gap ?? '') &&
  /^\d+$/.test(tokens[from - 1]?.raw ?? '')
const UNITS = new Set(['gb', 'tb', 'mb', 'ghz', 'mhz', 'hz', 'mm', 'cm'])

/** "An SWR of 1.25", "at an ISO of 400": what is measured. */
const isValue = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  to === from + 1 &&
  /^\p{Lu}{2,}$/u.test(tokens[from]?.raw ?? '') &&
  tokens[to]?.text === 'of' &&
  /^\d/.test(tokens[to + 1]?.raw ?? '')

/** "Bought in Jan 2025". */
const isMonth = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  MONTHS.has(tokens[from]?.text ?? '') && /^(?:19|20)\d\d$/.test(tokens[to]?.raw ?? '')
const MONTHS = new Set('jan feb mar apr may jun jul aug sep sept oct nov dec march april june july august'.split(' '))

/** "PoE" is power over Ethernet, and Poe is written otherwise. */
const isAbbreviation = ({ name }: Mention, { raw }: Token): boolean => /^\p{Lu}\p{Ll}\p{Lu}$/u.test(raw) && name !== raw

/** "Code editor" is no CODE, and "Mint" is Mint. */
const isWrittenOtherwise = ({ name, from, to }: Mention, { raw, text }: Token): boolean =>
  to === from + 1 && name.length > 2 && name === name.toUpperCase() && raw !== name && isCommonWord(text)

/** "Stay-at-home" and "word-of-mouth" name nothing; "React-based" does. */
function isPartOfCompound({ from, to }: Mention, tokens: readonly Token[]): boolean {
  const after = tokens[to]
  const hyphened = (token: Token | undefined) => token !== undefined && /^[-‐‑]$/.test(token.gap)
  return (
    (hyphened(after) && !MADE_WITH.has(after?.text ?? '')) ||
    (to === from + 1 && hyphened(tokens[from]) && ENDS_LATIN.test(tokens[from - 1]?.raw ?? ''))
  )
}

/** What stands before the hyphen of "ב-Excel" is no part of a name. */
const ENDS_LATIN = /[A-Za-z\d]$/

const MADE_WITH = new Set('based powered native only first compatible driven ready flavoured flavored'.split(' '))

/**
 * "C" and "R" are languages beside other languages or by a word of programming, not in "USB-C" and
 * "A to D".
 */
function isLetterLanguage(mention: Mention, text: ReadText, around: Surroundings): boolean {
  const { listed, certain } = around
  const { tokens } = text
  const first = tokens[mention.from]
  if (!first || first.raw !== first.raw.toUpperCase()) return false
  if (!isClear(first) || !isClear(tokens[mention.to])) return false
  return (
    listed ||
    enumerated(mention, tokens, certain) ||
    kindNearby(mention, tokens) ||
    contextHits(mention, tokens) > 0 ||
    around.friendsOf(mention.entry) >= ENOUGH_FRIENDS ||
    (WRITES.has(tokens[mention.from - 1]?.text ?? '') && near(mention, certain, NEAR))
  )
}

/** "Eight months in front of R", in a text about RStudio and the tidyverse. */
const ENOUGH_FRIENDS = 2

/** "I write C in Vim." */
const WRITES = new Set('write writes wrote writing code codes coding program programming hack hacking learn'.split(' '))

const isClear = (token: Token | undefined): boolean => token === undefined || /^$|^[\s,;:.!?/()|]+/.test(token.gap)
