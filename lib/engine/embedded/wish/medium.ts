import type { CatalogEntry, Category, Tag } from '@/lib/catalog/schema'

/** What people do without, or have nothing but: "electronic music without a computer", "vlogging with only my phone". */

export type Medium = 'no-computer' | 'in-hand' | 'only-phone'

const NO_COMPUTER =
  /\b(?:without (?:an?|any|my|the) |without |no )(?:computers?|laptops?|pcs?|daw)\b(?! (?:science|skills?|degree|experience|knowledge))|\bdawless\b/
const ONLY_PHONE =
  /\b(?:only|just|nothing but)(?: on| with| from)? (?:an?|my|our|the) (?:old |cheap )?(?:phone|smartphone|iphone|android phone|mobile)\b(?! (?:apps?|games?|developer|sites?|bank))|\b(?:on|from|with) (?:an?|my) (?:phone|smartphone|iphone) (?:only|alone)\b|\bphone[- ]only\b/

/** "Making beats on an iPad": where the work is done. */
const IN_HAND =
  /\b(?:make|write|draw|edit|record|produce|paint|film|play|\p{L}+ing)\b[^.,;]{1,40} on (?:an?|my) (?:ipad|tablet|iphone|phone)\b(?! (?:and|or|,))/u

export function readMedium(text: string): Medium | undefined {
  if (NO_COMPUTER.test(text)) return 'no-computer'
  if (ONLY_PHONE.test(text)) return 'only-phone'
  return IN_HAND.test(text) ? 'in-hand' : undefined
}

const OF_COMPUTERS: ReadonlySet<Category> = new Set<Category>(['computer', 'display', 'components'])
/** What a phone does itself. */
const DONE_BY_PHONES: ReadonlySet<Category> = new Set<Category>([...OF_COMPUTERS, 'camera', 'tablet-device', 'input'])

const runsOn = ({ tags }: CatalogEntry, ...platforms: readonly Tag[]) => platforms.some((tag) => tags.includes(tag))

/** A keyboard that says "Mac and Windows" is worth nothing without one, and so is a program. */
export function isOfOtherMedium(entry: CatalogEntry, medium: Medium): boolean {
  const refused = medium === 'only-phone' ? DONE_BY_PHONES : OF_COMPUTERS
  if (runsOn(entry, 'ios', 'android')) return OF_COMPUTERS.has(entry.category)
  return refused.has(entry.category) || (runsOn(entry, 'mac', 'windows', 'linux') && !runsOn(entry, 'web'))
}
