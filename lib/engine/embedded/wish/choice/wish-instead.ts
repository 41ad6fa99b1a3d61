import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import { EVERY_DEMAND, readConstraints, withoutDemands } from '../conditions/constraints'
import { nearest } from '../people/nearest'
import type { Wish } from '../wish'
import { inEnglish } from '../words/in-english'
import { spelt } from '../words/spelling'
import type { Replaced } from './replaced'

/** A wish for what shall stand in the place of something. */

export function wishInsteadOf({ entries, rest }: Replaced, wish: string): Wish {
  const english = spelt(inEnglish(rest))
  const about = withoutDemands(english, EVERY_DEMAND)
  const match = nearest(about)
  const people = match?.named ? [match.archetype] : []
  const constraints = readConstraints(english)
  const without = [...constraints.without, ...makersOf(entries, wish)]
  // "European alternatives to Dropbox": the word that says what is asked of their makers is no part of the rest.
  const { seat } = readConstraints(inEnglish(wish))
  return { people, constraints: { ...constraints, seat, without }, asked: [], replaced: entries, about }
}

/** "Alternatives to Adobe Creative Cloud": with the maker named, what else it makes is no help. */
function makersOf(entries: readonly CatalogEntry[], wish: string): string[] {
  const text = ` ${keyOf(wish)} `
  return entries.flatMap(({ maker }) => (maker !== '' && text.includes(` ${keyOf(maker)} `) ? [keyOf(maker)] : []))
}
