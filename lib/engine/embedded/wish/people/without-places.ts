import type { Category } from '@/lib/catalog/categories'
import type { FoundTool } from '../../found-tool'
import { isAskedFor } from '../../knowledge/archetypes'
import type { Reading } from '../../read/read'

/** "I restore chairs and sell them on Etsy": where somebody sells or shows says who they are, as a trade does. */

const PLACES: ReadonlySet<Category> = new Set<Category>(['ecommerce', 'social'])
/** "I make YouTube videos about trains" */
const SHOWN = /\b(?:youtube (?:videos?|channel|shorts)|on (?:youtube|twitch|tiktok))\b/i
const SOLD = /\b(?:i|we) (?:re)?sell\b/i

export function withoutPlaces(text: string, reading: Reading): Reading {
  const known = reading.tools.filter(({ category }) => category !== undefined)
  const isPlace = ({ category, text: name }: FoundTool) =>
    category !== undefined && (PLACES.has(category) || SHOWN.test(text)) && isAskedFor(name)
  // "On Vinted and Depop" are two places, and one that anybody knows tells what they are.
  const areSellers = known.length > 1 && known.every(({ category }) => category === 'ecommerce')
  const arePlaces = known.length === 1 ? known.every(isPlace) : areSellers && SOLD.test(text)
  return arePlaces ? { ...reading, tools: reading.tools.filter((tool) => !known.includes(tool)) } : reading
}
