import { createHash } from 'node:crypto'
import { isKindOfThing } from '@/lib/catalog/brands'
import { hasModels } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import type { Tool } from '@/lib/stack/schema'

/** The same tool always gets the same id, so that the same input gives the same stack. */
export function toolId(name: string): string {
  return createHash('sha256').update(name.toLowerCase()).digest('base64url').slice(0, 12)
}

export function catalogTool(entry: CatalogEntry, text = entry.name): Tool {
  return {
    id: toolId(text),
    text,
    description: describedAs(entry, text),
    link: isSibling(entry, text) ? `${new URL(entry.link).origin}/` : entry.link,
    label: label(entry),
    icon_id: entry.icon,
    color: entry.color,
  }
}

/** What is worth a badge on a tile: the price, when it is none, or that the source is open. */
function label({ tags }: CatalogEntry): string {
  if (tags.includes('open-source')) return 'Open source'
  return tags.includes('free') ? 'Free' : ''
}

/** What says which of a family that the entry describes as a whole: "iPhone 15 Pro". */
const MODEL_WORD = /^(?:\d+[a-z]{0,3}|mk\d?|ii|iii|iv|vi?|gen|pro|plus|max|mini|air|ultra|se|xs|xr|inch|gb|tb)$/

/**
 * Whether the text names another model of the family than the entry: "Stream Deck Neo" of "Elgato
 * Stream Deck". The link and the description of the entry would be wrong for it.
 */
function isSibling({ name, maker, category }: CatalogEntry, text: string): boolean {
  if (!hasModels(category)) return false
  const makers = new Set(keyOf(maker).split(' '))
  const own = keyOf(name)
    .split(' ')
    .filter((word) => !makers.has(word))
  const said = keyOf(text)
    .split(' ')
    .filter((word) => !makers.has(word))
  if (own.length === 0 || !own.every((word) => said.includes(word))) return false
  return said.some((word) => !own.includes(word) && !MODEL_WORD.test(word) && !isKindOfThing(word))
}

/** The entry's sentence, or of a sibling one that holds for every model. */
export const describedAs = (entry: CatalogEntry, text: string): string =>
  isSibling(entry, text) ? `${text}, a model by ${entry.maker}; the maker's site describes it.` : entry.description
