import { goTogether } from '@/lib/catalog/goes-with'
import { nameIndex } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Token } from '@/lib/catalog/tokens'
import { fitAmong } from '../../knowledge/namesakes'
import type { Mention } from '../mention'
import { contextHits, kindNearby } from '../signs/evidence'

/**
 * Of several that go by one name the one is meant of which the words around it speak, and else the
 * one whose friends the text names: Phoenix's LiveView beside Elixir, the hospital's Epic beside
 * patients and their charts.
 */
export function amongNamesakes(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const { namesakes } = nameIndex()
  const named = [...new Set(mentions.map(({ entry }) => entry))]
  const friendsOf = onceFor((entry) => named.filter((other) => goTogether(other, entry)).length)
  const plainlyNamed = new Set(
    mentions.filter(({ entry, name }) => namesakes(entry, name).length === 0).map(({ entry }) => entry),
  )
  const categories = [...plainlyNamed].map(({ category }) => category)
  const fitOf = onceFor((entry) => fitAmong(entry, categories))
  return mentions.map((mention) => {
    const others = namesakes(mention.entry, mention.name)
    if (others.length === 0) return mention
    const readings = [mention, ...others.map(({ entry, name, everyday }) => ({ ...mention, entry, name, everyday }))]
    const weights = readings.map((reading) => [
      Number(plainlyNamed.has(reading.entry)),
      contextHits(reading, tokens) + Number(kindNearby(reading, tokens)),
      friendsOf(reading.entry),
      fitOf(reading.entry),
    ])
    return readings.reduce((best, reading, at) =>
      isHeavier(weights[at] ?? [], weights[readings.indexOf(best)] ?? []) ? reading : best,
    )
  })
}

/** A text may name the same two again and again. */
function onceFor(count: (entry: CatalogEntry) => number): (entry: CatalogEntry) => number {
  const known = new Map<CatalogEntry, number>()
  return (entry) => {
    const counted = known.get(entry) ?? count(entry)
    known.set(entry, counted)
    return counted
  }
}

/** Heavier in the first of the weights that are not even. */
function isHeavier(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((weight, index) => weight !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
