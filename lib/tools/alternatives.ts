import { catalogEntries } from '@/lib/catalog/entries'
import { goTogether, goesWithCount } from '@/lib/catalog/goes-with'
import type { CatalogEntry } from '@/lib/catalog/schema'

const MAX_ALTERNATIVES = 8

/**
 * Similarity of two entries of one category: common companions count most, then common tags, then
 * how well known one is.
 */
function likeness(entry: CatalogEntry, other: CatalogEntry): number {
  const shared = (mine: readonly string[], theirs: readonly string[]) => mine.filter((id) => theirs.includes(id)).length
  return (
    4 * shared(entry.goesWith, other.goesWith) +
    shared(entry.tags, other.tags) / 2 +
    2 * Math.log2(1 + goesWithCount(other))
  )
}

/** Other entries of the category, without those that the entry goes with, which complement it. */
export function alternativesTo(entry: CatalogEntry): CatalogEntry[] {
  return catalogEntries()
    .filter(
      (other) =>
        other.category === entry.category &&
        other.id !== entry.id &&
        !goTogether(entry, other) &&
        !other.tags.includes('discontinued'),
    )
    .map((other) => ({ other, score: likeness(entry, other) }))
    .sort((a, b) => b.score - a.score || a.other.id.localeCompare(b.other.id))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ other }) => other)
}
