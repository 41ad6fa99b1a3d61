import { isCommonWord, isOrdinary } from '@/lib/catalog/everyday'
import { goTogether } from '@/lib/catalog/goes-with'
import { kindWordsOf } from '@/lib/catalog/category-words'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import { isCapital, type ReadText } from '../text'
import { NEVER_BARE } from './letters'

/** What the tools beside a word say of it. */

export interface Surroundings {
  /** The mention is a whole item of a list. */
  readonly listed: boolean
  readonly inHeading: boolean
  /** Behind a name and its dash or colon stands what is said of it. */
  readonly inRemark: boolean
  /** Positions of words that belong to mentions that need no judgement. */
  readonly certain: ReadonlySet<number>
  /** Positions of words that belong to any mention. */
  readonly mentioned: ReadonlySet<number>
  /** What may be named up to a place, and from it on. */
  readonly ending: ReadonlyMap<number, CatalogEntry>
  readonly beginning: ReadonlyMap<number, CatalogEntry>
  /** How many mentions of the text go with the entry. */
  readonly friendsOf: (entry: CatalogEntry) => number
}

/**
 * "Elixir/Phoenix", "Swift & Vapor": two ordinary words that are tools of one another speak for
 * each other.
 */
export function isJoinedToFriend({ entry, from, to }: Mention, { tokens }: ReadText, around: Surroundings): boolean {
  const text = (index: number) => tokens[index]?.text
  const isJoint = (index: number) => /^\s?[/+&]\s?$|^ \($/.test(tokens[index]?.gap ?? '')
  const isFriend = (other: CatalogEntry | undefined) => other !== undefined && goTogether(other, entry)
  const isBuiltWith = text(to) === 'with' && isFriend(around.beginning.get(to + 1))
  return (
    isBuiltWith ||
    (isJoint(from) && isFriend(around.ending.get(from))) ||
    (isJoint(to) && isFriend(around.beginning.get(to)))
  )
}

/** "Word or Pages, depending on the mood": the first of a sentence whose second is certain. */
export function beginsEnumeration(
  { from, to }: Mention,
  { tokens, starts, cased }: ReadText,
  { certain }: Surroundings,
): boolean {
  if (!cased || !starts[from] || !isCapital(tokens[from])) return false
  const joint = tokens[to]
  const isAnd = joint?.gap === ' ' && JOINT.has(joint.text)
  // "I'm the boring one: Excel, Outlook and SAP."
  const isComma = (gap: string | undefined) => /^,\s?$/.test(gap ?? '')
  let next = to
  while (certain.has(next) && (next === to || !isComma(tokens[next]?.gap))) next++
  // "Word, Outlook and a case system."
  const isRow = isComma(tokens[next]?.gap) || JOINT.has(tokens[next]?.text ?? '')
  const isFirstOfMany =
    isComma(joint?.gap) &&
    certain.has(to) &&
    (tokens[from]?.gap === ': ' || (isRow && !SAYS_WHEN.has(tokens[from]?.text ?? '')))
  return isFirstOfMany || (isAnd && certain.has(to + 1)) || (/^\s?[+>→]\s?$/.test(joint?.gap ?? '') && isCapital(joint))
}

/**
 * "Helix inside kitty.", "pushed to itch.io with butler": no article, no noun behind it, and a tool
 * before.
 */
export const isBareBehindTool = (
  { from, to }: Mention,
  { tokens, starts, cased }: ReadText,
  { certain }: Surroundings,
): boolean =>
  cased &&
  to === from + 1 &&
  certain.has(from - 2) &&
  WORKS_IN.has(tokens[from - 1]?.text ?? '') &&
  tokens[from - 1]?.gap === ' ' &&
  (tokens[to] === undefined || starts[to] === true || /^[.,;!)]/.test(tokens[to].gap)) &&
  !NEVER_BARE.has(tokens[from]?.text ?? '')

/**
 * "Notion. Figma. Slack.": a sentence of nothing but the name, beside one of nothing but another
 * tool.
 */
export function isSentenceAmongTools(
  { from, to }: Mention,
  { tokens, starts, cased }: ReadText,
  { certain }: Surroundings,
): boolean {
  const begins = (at: number) =>
    at === tokens.length || (starts[at] === true && /^[.!]\s*$/.test(tokens[at]?.gap ?? ''))
  if (!cased || !starts[from] || !begins(to) || !isCapital(tokens[from])) return false
  let before = from - 1
  while (certain.has(before) && !starts[before]) before--
  if (begins(from) && certain.has(before)) return true
  let after = to
  while (certain.has(after) && (after === to || !starts[after])) after++
  return after > to && begins(after)
}

/**
 * "One hetzner box", with a stop somewhere in the text: what stands behind a tool is a thing of it.
 */
export const isThingOfTool = ({ from, to }: Mention, tokens: readonly Token[], certain: ReadonlySet<number>): boolean =>
  to === from + 1 &&
  tokens[from]?.gap === ' ' &&
  certain.has(from - 1) &&
  isCommonWord(tokens[from]?.text ?? '') &&
  /^[,.;]/.test(tokens[to]?.gap ?? '')

/** "cursor w/ claude", "Python with pandas", "a Python script with pandas". */
export function isWithTool(
  { from, to, entry }: Mention,
  { tokens }: ReadText,
  { certain, ending }: Surroundings,
): boolean {
  if (tokens[to]?.text === 'w' && tokens[to + 1]?.gap.startsWith('/') === true && certain.has(to + 1)) return true
  if (tokens[from - 1]?.text !== 'with' || tokens[from - 1]?.gap !== ' ') return false
  const isMade = WHAT_IS_MADE.has(tokens[from - 2]?.text ?? '') && tokens[from - 2]?.gap === ' '
  const company = ending.get(isMade ? from - 2 : from - 1)
  return company !== undefined && goTogether(company, entry)
}

const WHAT_IS_MADE = new Set(
  'script scripts app apps bot project projects notebook notebooks backend service'.split(' '),
)
const WORKS_IN = new Set(['in', 'inside', 'with', 'via', 'through'])
/** "Today, Figma and Miro are open all day": when it is so, and no tool. */
const SAYS_WHEN = new Set(
  'today later now soon instead sometimes still otherwise first last next overall day time'.split(' '),
)
const JOINT = new Set(['and', 'or', 'plus'])

/** "Arch on a ThinkPad", "Streak inside Gmail". */
export const runsOnMachine = ({ entry, to }: Mention, { tokens }: ReadText, { certain }: Surroundings): boolean =>
  ((entry.category === 'os' && tokens[to]?.text === 'on') || tokens[to]?.text === 'inside') &&
  [1, 2, 3].some((step) => certain.has(to + step))

/**
 * "Analytics with Plausible", "notes obsidian" in small letters: the kind of thing, and then the
 * one that does it.
 */
export function isDoneWith({ entry, from, to }: Mention, { tokens }: ReadText, { beginning }: Surroundings): boolean {
  const next = tokens[to]
  const tool = beginning.get(to + 1)
  // "and animate in After Effects"
  const isVerb = next?.text === 'in' && /^(?:and|then|i|we|to)$/.test(tokens[from - 1]?.text ?? '')
  if (isVerb && tool && to === from + 1 && isOrdinary(tokens[from]?.text ?? '')) return true
  if (DONE_WITH.has(next?.text ?? '')) return tool?.category === entry.category
  const isKind = to === from + 1 && kindWordsOf(entry.category).has(tokens[from]?.text ?? '')
  return isKind && next?.gap === ' ' && beginning.get(to)?.category === entry.category
}

const DONE_WITH = new Set(['with', 'via', 'through', 'by', 'in', 'on', 'is'])
