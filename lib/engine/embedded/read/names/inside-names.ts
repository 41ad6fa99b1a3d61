import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import type { Places } from '../signs/places'
import { isCapital, type ReadText } from '../text'

/** An item that is one name: what stands inside of it is no tool by itself. */

/** "My Kindle", "Work Slack": whose it is, and no part of the name. */
export const WHOSE = new Set(
  'my our the a an old new older newer work personal private company main primary secondary second spare daily default custom vanilla original classic and or with plus also self hosted using running'.split(
    ' ',
  ),
)

/** '27" Monitor', "USB 3.0 Switch". */
const JOINS = /^(?:["”″]? |[-.])$/

/**
 * "Version Lens", "Settings Sync", "Blue Yeti Mic": a word with a capital behind others that begin
 * the item.
 */
export function isInsideName(
  { everyday, from }: Pick<Mention, 'everyday' | 'from'>,
  { tokens }: ReadText,
  { item }: Places,
): boolean {
  const own = item[from]
  if (!everyday || !own) return false
  let at = from
  while (at > 0 && item[at - 1] === own && JOINS.test(tokens[at]?.gap ?? '') && isPartOfName(tokens[at - 1])) at--
  if (at === from || tokens[at]?.start !== own.start || WHOSE.has(tokens[from - 1]?.text ?? '')) return false
  return true
}

/** "27in". */
const SIZE = /^\d+(?:in|inch|[gt]b|mm|cm|hz)$/i
export const isPartOfName = (token: Token | undefined): boolean =>
  isCapital(token) || (/^\d/.test(token?.raw ?? '') && !SIZE.test(token?.raw ?? ''))
