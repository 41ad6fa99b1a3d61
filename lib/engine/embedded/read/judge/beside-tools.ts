import { areFriends } from '@/lib/catalog/followers'
import { kindWordsOf } from '@/lib/catalog/category-words'
import type { CatalogEntry } from '@/lib/catalog/schema'
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

/** "Elixir/Phoenix", "Swift & Vapor": two ordinary words that are tools of one another speak for each other. */
export function isJoinedToFriend({ entry, to }: Mention, { tokens }: ReadText, around: Surroundings): boolean {
  const text = (index: number) => tokens[index]?.text
  const isFriend = (other: CatalogEntry | undefined) => other !== undefined && areFriends(other, entry)
  const isBuiltWith = text(to) === 'with' && isFriend(around.beginning.get(to + 1))
  return isBuiltWith
}

/** "Word or Pages, depending on the mood": the first of a sentence whose second is certain. */
export function beginsEnumeration(
  { from, to }: Mention,
  { tokens, starts, cased }: ReadText,
  { certain }: Surroundings,
): boolean {
  if (!cased || !starts[from] || !isCapital(tokens[from])) return false
  const joint = tokens[to]
  // "I'm the boring one: Excel, Outlook and SAP."
  const isComma = (gap: string | undefined) => /^,\s?$/.test(gap ?? '')
  let next = to
  while (certain.has(next) && next === to) next++
  const isFirstOfMany = isComma(joint?.gap) && certain.has(to) && tokens[from]?.gap === ': '
  return isFirstOfMany || (/^\s?[+>→]\s?$/.test(joint?.gap ?? '') && isCapital(joint))
}

/** "Helix inside kitty.", "pushed to itch.io with butler": no article, no noun behind it, and a tool before. */
export const isBareBehindTool = (
  { from, to }: Mention,
  { tokens, cased }: ReadText,
  { certain }: Surroundings,
): boolean =>
  cased &&
  to === from + 1 &&
  certain.has(from - 2) &&
  WORKS_IN.has(tokens[from - 1]?.text ?? '') &&
  tokens[from - 1]?.gap === ' ' &&
  tokens[to] === undefined &&
  !NEVER_BARE.has(tokens[from]?.text ?? '')
const WORKS_IN = new Set(['in', 'inside', 'with', 'via', 'through'])

/** "Analytics with Plausible", "notes obsidian" in small letters: the kind of thing, and then the one that does it. */
export function isDoneWith({ entry, from, to }: Mention, { tokens }: ReadText, { beginning }: Surroundings): boolean {
  const next = tokens[to]
  const tool = beginning.get(to + 1)
  if (DONE_WITH.has(next?.text ?? '')) return tool?.category === entry.category
  const isKind = to === from + 1 && kindWordsOf(entry.category).has(tokens[from]?.text ?? '')
  return isKind && next?.gap === ' ' && beginning.get(to)?.category === entry.category
}

const DONE_WITH = new Set(['with', 'via', 'through', 'by', 'in', 'on', 'is'])
