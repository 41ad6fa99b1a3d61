import { catalogEntries } from '@/lib/catalog/entries'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** `goesWith` of all entries, in both directions. */
let neighbours: ReadonlyMap<string, ReadonlySet<string>> | undefined

function neighboursOfAll(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map(catalogEntries().map(({ id }) => [id, new Set<string>()]))
  for (const { id, goesWith } of catalogEntries())
    for (const other of goesWith) {
      all.get(id)?.add(other)
      all.get(other)?.add(id)
    }
  return all
}

const FEW = 4

/** A tool that goes with many says little: half the catalogue goes with Photoshop. */
const worth = (neighbours: ReadonlySet<string>): number => 1 / Math.log2(2 + neighbours.size)

/**
 * How many of its neighbours an entry shares with the present ones, from 0 to 1. Tools that go with
 * the same tools do the same job, as two synthesizers go with one sequencer.
 */
export function neighbourSimilarity(present: readonly CatalogEntry[]): ReadonlyMap<string, number> {
  const all = (neighbours ??= neighboursOfAll())
  const shared = new Map<string, { sum: number; sharing: number }>()
  for (const { id } of present) {
    const byThis = new Map<string, number>()
    for (const friend of all.get(id) ?? []) {
      const theirs = all.get(friend) ?? new Set()
      for (const other of theirs) byThis.set(other, (byThis.get(other) ?? 0) + worth(theirs))
    }
    for (const [other, more] of byThis) {
      const { sum, sharing } = shared.get(other) ?? { sum: 0, sharing: 0 }
      shared.set(other, { sum: sum + more, sharing: sharing + 1 })
    }
  }
  for (const { id } of present) shared.delete(id)
  const nearness = [...shared].map(([id, { sum, sharing }]) => {
    // Entries with very many or very few neighbours share some with others by chance.
    const near = sum / Math.sqrt(FEW + (all.get(id)?.size ?? 0))
    return { id, near, share: sharing / present.length }
  })
  const most = Math.max(...nearness.map(({ near }) => near))
  return new Map(nearness.map(({ id, near, share }) => [id, (near / most) * share]))
}
