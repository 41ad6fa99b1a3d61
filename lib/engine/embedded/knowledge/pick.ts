import { entryNamed, nameIndex } from '@/lib/catalog/name-index'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'

/**
 * The entry behind an archetype's pick. A model that the catalogue does not list by itself stands for its family
 * ("GoPro Hero13 Black" → "GoPro Hero"), if that family is of the section's field.
 */
export function pickedEntry(pick: string, category: Category): CatalogEntry | undefined {
  const exact = entryNamed(pick)
  // Of two things of one name the section says which: Grasshopper is a telephone system, too.
  if (exact) return exact.category === category ? exact : (namesakeIn(exact, pick, category) ?? exact)
  const words = pick.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const family = entryNamed(words.slice(0, count).join(' '))
    if (family?.category === category) return family
  }
  return undefined
}

const namesakeIn = (entry: CatalogEntry, name: string, category: Category): CatalogEntry | undefined =>
  nameIndex()
    .namesakes.get(entry)
    ?.find((other) => other.entry.category === category && keyOf(other.name) === keyOf(name))?.entry

/** What an archetype's section names, as far as the catalogue knows it. */
export const picksOf = ({ picks, category }: { picks: readonly string[]; category: Category }): CatalogEntry[] =>
  picks.flatMap((pick) => pickedEntry(pick, category) ?? [])
