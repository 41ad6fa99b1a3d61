import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { knownness, searchCatalogue } from './knowledge/catalogue-search'
import { stems } from './knowledge/stem'
import { neighbourSimilarity } from './neighbour-similarity'
import { matesOf } from './sections/topics'

/** A word counts if at least so many descriptions have it. */
const SHARED = 2

/** More words slow the search and do not improve it. */
const TELLING_WORDS = 20

/**
 * How similar an entry is to those present: in the same sections of personas, of the same category,
 * with the same neighbours, described with the same words.
 */
export function similarityTo(present: readonly CatalogEntry[]): (entry: CatalogEntry) => number {
  if (present.length === 0) return () => 0
  const mates = matesOf(new Set(present.map(({ id }) => id)))
  const neighbours = neighbourSimilarity(present)
  const friends = new Set(present.flatMap(({ goesWith }) => goesWith))
  const counts = new Map<string, number>()
  for (const { description } of present)
    for (const word of new Set(stems(description))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts]
    .filter(([, count]) => count >= Math.min(SHARED, present.length))
    .sort((a, b) => b[1] - a[1])
    .slice(0, TELLING_WORDS)
    .map(([word]) => word)
  const hits = words.length === 0 ? [] : searchCatalogue(words.join(' '), { limit: 300 })
  const said = new Map(hits.map(({ entry, score }) => [entry.id, score / (hits[0]?.score ?? 1)]))
  const inCategory = new Map<Category, number>()
  for (const { category } of present) inCategory.set(category, (inCategory.get(category) ?? 0) + 1)
  return (entry) => {
    const share = (inCategory.get(entry.category) ?? 0) / present.length
    const mate = mates.get(entry.id) ?? 0
    if (share === 0 && mate === 0) return 0
    const near = (neighbours.get(entry.id) ?? 0) + (said.get(entry.id) ?? 0)
    return share + 2 * mate + near + Number(friends.has(entry.id)) / 4 + knownness(entry) / 100
  }
}
