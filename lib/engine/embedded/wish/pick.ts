import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry, Category } from '@/lib/catalog/schema'

/**
 * The entry behind an archetype's pick. A model that the catalogue does not list by itself stands for its family
 * ("GoPro Hero13 Black" → "GoPro Hero"), if that family is of the section's field.
 */
export function pickedEntry(pick: string, category: Category): CatalogEntry | undefined {
  const exact = entryNamed(pick)
  if (exact) return exact
  const words = pick.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const family = entryNamed(words.slice(0, count).join(' '))
    if (family?.category === category) return family
  }
  return undefined
}
