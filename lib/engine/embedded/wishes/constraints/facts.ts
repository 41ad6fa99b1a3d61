import { z } from 'zod'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { loadData } from '@/lib/load-data'

/** What a tool must not need: the right hand, a bank login, much power, a fast machine. */

export const FACTS = ['right-hand-only', 'bank-login', 'much-power', 'strong-machine'] as const
export type Fact = (typeof FACTS)[number]

/** The names of the tools of which each is surely true. */
const NamesByFact = z.record(z.enum(FACTS), z.array(z.string()))

/** The names as the file has them, for the test that looks each up. */
export const namesWithFacts = (): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(loadData('lib/engine/data/facts.json', NamesByFact)))

let known: ReadonlyMap<string, ReadonlySet<CatalogEntry>> | undefined

const load = (): ReadonlyMap<string, ReadonlySet<CatalogEntry>> =>
  new Map(
    [...namesWithFacts()].map(([fact, names]) => [fact, new Set(names.flatMap((name) => entryNamed(name) ?? []))]),
  )

export const hasFactOf = (entry: CatalogEntry, facts: ReadonlySet<Fact>): boolean =>
  facts.size > 0 && [...facts].some((fact) => (known ??= load()).get(fact)?.has(entry) === true)
