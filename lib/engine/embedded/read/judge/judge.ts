import { isCommonWord } from '@/lib/catalog/everyday'
import { isWellKnown } from '@/lib/catalog/followers'
import { isHardware } from '@/lib/catalog/categories'
import { kindWordsOf } from '@/lib/catalog/category-words'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import {
  contextHits,
  enumerated,
  isPartOfLongerName,
  kindNearby,
  leadsItsUse,
  near,
  usedNearby,
} from '../signs/evidence'
import { isAnswerToLabel } from '../signs/labels'
import { isCapital, type ReadText } from '../text'
import { beginsEnumeration, isBareBehindTool, isDoneWith, isJoinedToFriend, type Surroundings } from './beside-tools'
import { ARTICLES_AND_PREPOSITIONS, letters, NEVER_BARE, uncasedPrior } from './letters'

/** Whether a word that is a tool's name and an ordinary word too means the tool here. */

const ACCEPTED = 2
/** "Harmonic: Companion for Hacker News": words about a name begin with a capital and name nothing. */
const SURE = 4
/** So near a tool says something of a word. */
const WITHIN_WORDS = 10

/** Before an ordinary noun or verb, not before a product. */
const ORDINARY_AFTER = new Set(
  'a an the to this that these those some any each every no my your his her our their its very more most will would can could should must may might let lets i we you they he she who'.split(
    ' ',
  ),
)
const BEFORE_NAME = new Set('with in on via and or plus like into using inside'.split(' '))
const AFTER_NAME = new Set(
  'app apps software editor plugin extension account library framework cli desktop pro project projects workspace guy girl person user fan'.split(
    ' ',
  ),
)

export function meansTool(mention: Mention, text: ReadText, around: Surroundings): boolean {
  const { tokens, starts, cased } = text
  const first = tokens[mention.from]
  if (!first) return false
  if (first.text.length === 1 && mention.to === mention.from + 1) return isLetterLanguage(mention, text, around)
  if (!mention.everyday && !mention.loose) return true
  const capital = isCapital(first) || /\d/.test(first.raw)
  if (around.inHeading || isPartOfCompound(mention, tokens)) return false
  if (isWrittenOtherwise(mention, first)) return false
  if (!capital && isDoneWith(mention, text, around)) return false
  const { listed, certain } = around
  if (mention.loose) {
    if (listed) return true
    if (cased) return capital && !starts[mention.from] && !isPartOfLongerName(mention, text, certain)
    return kindNearby(mention, tokens)
  }
  const bare = !(cased && capital) && mention.to === mention.from + 1 && NEVER_BARE.has(first.text)
  if (bare && !listed && !AFTER_NAME.has(tokens[mention.to]?.text ?? '')) return false
  return weigh(mention, text, around, capital) >= (around.inRemark ? SURE : ACCEPTED)
}

function weigh(mention: Mention, text: ReadText, around: Surroundings, capital: boolean): number {
  const { listed, certain } = around
  const { tokens, starts, cased } = text
  const { from, to } = mention
  const before = tokens[from - 1]
  const after = tokens[to]
  let score = listed ? 2.5 : 0
  // "Turbo Air" is neither Turbo nor AIR; Stripe stays in "Stripe Terminal".
  if (cased) score += letters(mention, text, capital, isWellKnown(mention.entry) ? around.mentioned : certain)
  else score += uncasedPrior(mention, tokens, certain)
  if (before && !starts[from] && isOrdinaryAfter(tokens, from) && !(capital && cased) && !isOneOfThose(mention, text))
    score -= 2
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
  if (isJoinedToFriend(mention, text, around)) score += 2
  if (isBareBehindTool(mention, text, around)) score += 2.5
  if (
    beginsEnumeration(mention, text, around) ||
    (cased && capital && isAnswerToLabel(mention, text) && near(mention, certain, WITHIN_WORDS))
  )
    score += 2
  else if (enumerated(mention, tokens, certain)) score += 1.5
  else if (near(mention, certain, WITHIN_WORDS)) score += 0.5
  return score
}

/** "a stream deck", "the whoop on my wrist", "a capture one guy": such names have an article in captions, too. */
const isOneOfThose = ({ entry, from, to }: Mention, { tokens, cased }: ReadText): boolean =>
  !cased &&
  (isHardware(entry.category)
    ? ARTICLES_AND_PREPOSITIONS.has(tokens[from - 1]?.text ?? '')
    : /^(?:guy|girl|person|user|fan)$/.test(tokens[to]?.text ?? '')) &&
  to > from + 1

/** "Bear for notes", "Overcast for podcasts": what a tool is for is no other tool. */
const isPurpose = ({ from }: Mention, { tokens, cased }: ReadText, { mentioned }: Surroundings): boolean =>
  tokens[from - 1]?.text === 'for' && mentioned.has(from - 2) && !(cased && isCapital(tokens[from]))

/** "Errors go to Sentry" is where they go; "to sketch" is what one does. */
function isOrdinaryAfter(tokens: readonly Token[], from: number): boolean {
  const word = tokens[from - 1]?.text ?? ''
  const isOnTheWay = (at: number) => DIRECTIONS.has(tokens[at]?.text ?? '')
  // "Moved everything to Linear."
  const isMoved = isOnTheWay(from - 2)
  return ORDINARY_AFTER.has(word) && !(word === 'to' && isMoved)
}
const DIRECTIONS = new Set(
  'go goes going went sent send push pushed deploy deploys deployed move moved switch switched migrate migrated out upload uploaded post posts publish published export exported back over thanks access subscribe subscribed listen listening'.split(
    ' ',
  ),
)

/** "Code editor" is no CODE, and "Mint" is Mint. */
const isWrittenOtherwise = ({ name, from, to }: Mention, { raw, text }: Token): boolean =>
  to === from + 1 && name.length > 2 && name === name.toUpperCase() && raw !== name && isCommonWord(text)

/** "Stay-at-home" and "word-of-mouth" name nothing; "React-based" does. */
function isPartOfCompound({ from, to }: Mention, tokens: readonly Token[]): boolean {
  const after = tokens[to]
  const hyphened = (token: Token | undefined) => token !== undefined && /^[-‐‑]$/.test(token.gap)
  return (hyphened(after) && !MADE_WITH.has(after?.text ?? '')) || (to === from + 1 && hyphened(tokens[from]))
}

const MADE_WITH = new Set('based powered native only first compatible driven ready flavoured flavored'.split(' '))

/** "C" and "R" are languages beside other languages or by a word of programming, not in "USB-C" and "A to D". */
function isLetterLanguage(mention: Mention, text: ReadText, around: Surroundings): boolean {
  const { listed, certain } = around
  const { tokens } = text
  const first = tokens[mention.from]
  if (!first || first.raw !== first.raw.toUpperCase()) return false
  return (
    listed ||
    enumerated(mention, tokens, certain) ||
    contextHits(mention, tokens) > 0 ||
    around.friendsOf(mention.entry) >= ENOUGH_FRIENDS
  )
}

/** "Eight months in front of R", in a text about RStudio and the tidyverse. */
const ENOUGH_FRIENDS = 2
