import type { Category } from '@/lib/catalog/categories'
import { catalogEntry } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { chooseNamesake } from './namesakes'

/**
 * The entry of a persona's pick: an entry id, or the name of a model that the catalogue does not
 * list. Such a model means its family ("GoPro Hero13 Black" → "GoPro Hero"), if that family is of
 * the section's field.
 */
export function pickedEntry(pick: string, category: Category): CatalogEntry | undefined {
  const exact = catalogEntry(pick) ?? chooseNamesake(pick, [category])
  if (exact) return exact
  const words = pick.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const family = chooseNamesake(words.slice(0, count).join(' '), [category])
    if (family?.category === category) return family
  }
  return undefined
}

/** What an persona's section names, as far as the catalogue knows it. */
export const picksOf = ({ picks, category }: { picks: readonly string[]; category: Category }): CatalogEntry[] =>
  picks.flatMap((pick) => pickedEntry(pick, category) ?? [])
