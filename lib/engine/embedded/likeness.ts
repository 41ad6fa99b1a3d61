import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { knownness, searchCatalogue } from './knowledge/catalogue-search'
import { stems } from './knowledge/stem'
import { sameCompany } from './same-company'
import { matesOf } from './sections/topics'

/** A word that two descriptions share may be what the tools share. */
const SHARED = 2

/** More words than these say no more, and take long to look for. */
const TELLING_WORDS = 20

/** How near a tool is to those that stand there: kept together, of one category, in the same company, described
 * in the same words. */
export function likeness(present: readonly CatalogEntry[]): (entry: CatalogEntry) => number {
  if (present.length === 0) return () => 0
  const mates = matesOf(new Set(present.map(({ id }) => id)))
  const company = sameCompany(present)
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
    const near = (company.get(entry.id) ?? 0) + (said.get(entry.id) ?? 0)
    return share + 2 * mate + near + Number(friends.has(entry.id)) / 4 + knownness(entry) / 100
  }
}
