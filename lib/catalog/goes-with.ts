import { catalogEntries } from './entries'
import type { CatalogEntry } from './schema'

let counts: ReadonlyMap<string, number> | undefined

/** The number of entries that list this one in `goesWith`: a measure of how well known it is. */
export function goesWithCount({ id }: CatalogEntry): number {
  counts ??= countGoesWith(catalogEntries())
  return counts.get(id) ?? 0
}

const MANY = 60

/** A name that means its entry in every context. */
export const isWellKnown = (entry: CatalogEntry): boolean => goesWithCount(entry) >= MANY

export function countGoesWith(entries: readonly CatalogEntry[]): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  for (const { goesWith } of entries) for (const id of goesWith) count.set(id, (count.get(id) ?? 0) + 1)
  return count
}

export const goTogether = (one: CatalogEntry, other: CatalogEntry): boolean =>
  one.goesWith.includes(other.id) || other.goesWith.includes(one.id)

/**
 * Counts those of `entries` that go with an entry. Counts are cached by entry, and repeated entries
 * are counted once with their number, because a text may name the same tool thousands of times.
 */
export function companionCounter(entries: Iterable<CatalogEntry>): (entry: CatalogEntry) => number {
  const times = new Map<CatalogEntry, number>()
  for (const entry of entries) times.set(entry, (times.get(entry) ?? 0) + 1)
  const counted = new Map<CatalogEntry, number>()
  return (entry) => {
    const known = counted.get(entry)
    if (known !== undefined) return known
    let companions = 0
    for (const [other, count] of times) if (goTogether(other, entry)) companions += count
    counted.set(entry, companions)
    return companions
  }
}
