import MiniSearch from 'minisearch'
import { catalogEntries } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { personas } from './personas'
import { pickedEntry } from './pick'
import { titleOf } from './section-titles'
import { stems } from './stem'

/** The catalogue by meaning: what a thing is and who reaches for it, not what it is called. */

let built: { entries: readonly CatalogEntry[]; index: MiniSearch } | undefined

function build() {
  const entries = catalogEntries()
  const index = new MiniSearch({
    fields: ['field', 'description'],
    tokenize: stems,
    processTerm: (term) => term,
    searchOptions: { boost: { description: 2 }, tokenize: stems },
  })
  index.addAll(
    entries.map((entry, id) => ({
      id,
      field: `${titleOf(entry.category)} ${entry.category}`,
      description: entry.description,
    })),
  )
  return { entries, index }
}

/**
 * How often other tools and the personas point at a tool: the nearest thing to being well known.
 */
function howKnown(entries: readonly CatalogEntry[]): Map<string, number> {
  const points = new Map<string, number>()
  const add = (key: string, more: number) => points.set(key, (points.get(key) ?? 0) + more)
  for (const { goesWith } of entries) for (const id of goesWith) add(id, 1)
  for (const { sections } of personas())
    for (const { picks, category } of sections)
      for (const pick of picks) {
        const entry = pickedEntry(pick, category)
        if (entry) add(entry.id, 2)
      }
  return points
}

/** Apart from the index: most wishes and every suggestion need only this. */
let known: ReadonlyMap<string, number> | undefined

export function knownness({ id }: CatalogEntry): number {
  known ??= howKnown(catalogEntries())
  return Math.log2(1 + (known.get(id) ?? 0))
}

interface Hit {
  entry: CatalogEntry
  score: number
  /** The share of the words asked for that its description or its field speaks of. */
  covered: number
}

export function searchCatalogue(
  text: string,
  { accepts = () => true, limit = 60 }: { accepts?: (entry: CatalogEntry) => boolean; limit?: number } = {},
): Hit[] {
  const { entries, index } = (built ??= build())
  const asked = [...new Set(stems(text))]
  if (asked.length === 0) return []
  const hits: Hit[] = []
  for (const { id, score, queryTerms } of index.search(asked.join(' '), {
    tokenize: (words: string) => words.split(' '),
  })) {
    const entry = entries[id as number]
    if (entry && accepts(entry))
      hits.push({ entry, score: score * (1 + knownness(entry) / 8), covered: queryTerms.length / asked.length })
  }
  return hits.sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1)).slice(0, limit)
}
