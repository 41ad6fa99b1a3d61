import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry, Tag } from '@/lib/catalog/schema'
import { personaNames } from '../../knowledge/name-lists'
import { personas } from '../../knowledge/personas'
import { picksOf } from '../../knowledge/pick'

/**
 * What people do without, or have nothing but: "electronic music without a computer", "vlogging
 * with only my phone".
 */

export type Medium = 'no-computer' | 'in-hand' | 'only-phone'

const NO_COMPUTER =
  /\b(?:without (?:an?|any|my|the) |without |no )(?:computers?|laptops?|pcs?|daw)\b(?! (?:science|skills?|degree|experience|knowledge))|\bdawless\b/
const ONLY_PHONE =
  /\b(?:only|just|nothing but)(?: on| with| from)? (?:an?|my|our|the) (?:old |cheap )?(?:phone|smartphone|iphone|android phone|mobile)\b(?! (?:apps?|games?|developer|sites?|bank))|\b(?:on|from|with) (?:an?|my) (?:phone|smartphone|iphone) (?:only|alone)\b|\bphone[- ]only\b/

const PHONE = /(?:old |new |cheap )*(?:iphone(?: \d+)?(?: (?:pro|max|mini))*|(?:smart|android |mobile )?phone)\b/
const TABLET = /(?:ipad(?: (?:pro|air|mini))?|tablet)\b/
const OWN = /(?:(?:an?|my|his|her|our|their|just|only) )*/
/** Behind these words there is more than the device, or it is what something is made for. */
const AND_MORE = /(?! (?:and|or|apps?|games?|users?|stand|case|plan|number)\b|, )/
/**
 * "With" says no more than that there is one; what is filmed with it is filmed with nothing else.
 */
const CAPTURED = new RegExp(
  `\\b(?:film(?!s? (?:festival|club))\\w*|shoot\\w*|vlog\\w*|photograph\\w*|photos|pictures|videos?(?! calls?| conferenc\\w+)|movies|reels|documentar(?:y|ies))\\b[^.;]{0,40} (?:on|with|using) ${OWN.source}${PHONE.source}|\\b(?:iphone|(?:smart)?phone) (?:photograph|film|video|cinematograph|vlog)\\w*`,
)
/**
 * "Making beats on an iPad", "I run my cleaning business from my phone": where the work is done.
 */
const IN_HAND = new RegExp(
  `\\p{L} on ${OWN.source}(?:${TABLET.source}|${PHONE.source})${AND_MORE.source}|\\b(?:runs?|manag\\w+|invoic\\w+|quot\\w+|work\\w*|sell\\w*|post\\w*|podcast\\w*|stream\\w*|blog\\w*|everything|all)\\b[^.;]{0,40} from ${OWN.source}(?:${TABLET.source}|${PHONE.source})`,
  'u',
)
/** "iPad only" */
const ONLY_TABLET = new RegExp(
  `\\b${TABLET.source} only\\b|\\b(?:only|just|nothing but) (?:an?|my|our|the) ${TABLET.source}${AND_MORE.source}`,
)
/** Who is on the phone all day does nothing with it. */
const ON_IT_TOO_LONG = /\b(?:time|hours|always|constantly|all day|addict\w*|less|stuck|screen)\b/

export function readMedium(text: string): Medium | undefined {
  if (NO_COMPUTER.test(text)) return 'no-computer'
  if (ON_IT_TOO_LONG.test(text)) return undefined
  if (ONLY_PHONE.test(text) || CAPTURED.test(text)) return 'only-phone'
  return IN_HAND.test(text) || ONLY_TABLET.test(text) ? 'in-hand' : undefined
}

const OF_COMPUTERS: ReadonlySet<Category> = new Set<Category>(['computer', 'display', 'components'])
/** On a tablet one draws with its own pen. */
const DONE_BY_TABLETS: ReadonlySet<Category> = new Set<Category>([...OF_COMPUTERS, 'drawing-tablet'])
/** What a phone does itself. */
const DONE_BY_PHONES: ReadonlySet<Category> = new Set<Category>([...OF_COMPUTERS, 'camera', 'tablet-device', 'input'])

const runsOn = ({ tags }: CatalogEntry, ...platforms: readonly Tag[]) => platforms.some((tag) => tags.includes(tag))

let beside: ReadonlySet<CatalogEntry> | undefined

/** Handles, legs and lenses for a phone: what those keep who film and photograph with one. */
const keptBesidePhones = (): ReadonlySet<CatalogEntry> =>
  (beside ??= new Set(
    personas()
      .filter(({ id }) =>
        personaNames()
          .get('en')
          ?.get(id)
          ?.some((name) => /\bphone\b/.test(name)),
      )
      .flatMap(({ sections }) => sections.filter(({ category }) => category === 'camera').flatMap(picksOf)),
  ))

/** A keyboard that says "Mac and Windows" is worth nothing without one, and so is a program. */
export function isOfOtherMedium(entry: CatalogEntry, medium: Medium): boolean {
  const refused = medium === 'only-phone' ? DONE_BY_PHONES : medium === 'in-hand' ? DONE_BY_TABLETS : OF_COMPUTERS
  if (runsOn(entry, 'ios', 'android')) return OF_COMPUTERS.has(entry.category)
  if (medium === 'only-phone' && keptBesidePhones().has(entry)) return false
  return refused.has(entry.category) || (runsOn(entry, 'mac', 'windows', 'linux') && !runsOn(entry, 'web'))
}
