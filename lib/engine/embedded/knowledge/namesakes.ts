import { entryNamed, nameIndex } from '@/lib/catalog/name-index'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { FAMILIES } from './section-titles'

/**
 * Names that several entries share: the categories of their neighbours say which of them is meant.
 */

const FAMILY_OF = new Map<Category, string>(
  FAMILIES.flatMap(({ title, groups }) =>
    groups.flatMap(({ categories }) => categories.map((category) => [category, title] as const)),
  ),
)

const SAME_CATEGORY = 2

/** How well an entry fits beside tools of these categories. */
export function fitAmong({ category }: CatalogEntry, categories: readonly Category[]): number {
  const family = FAMILY_OF.get(category)
  return categories.reduce(
    (sum, other) => sum + (other === category ? SAME_CATEGORY : Number(FAMILY_OF.get(other) === family)),
    0,
  )
}

/** The entries of this name, the one that the bare name means first. */
export function entriesNamed(name: string): CatalogEntry[] {
  const first = entryNamed(name)
  if (!first) return []
  return [
    first,
    ...nameIndex()
      .namesakes(first, name)
      .map(({ entry }) => entry),
  ]
}

/**
 * Of the entries of this name the one that fits best beside tools of these categories; the first
 * where none fits more.
 */
export function chooseNamesake(name: string, categories: readonly Category[]): CatalogEntry | undefined {
  const [first, ...others] = entriesNamed(name)
  if (!first) return undefined
  return others.reduce(
    (best, other) => (fitAmong(other, categories) > fitAmong(best, categories) ? other : best),
    first,
  )
}
