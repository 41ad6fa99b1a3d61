import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** What a tool must not need: the right hand, a bank login, much power, a fast machine. */

const PATH = 'lib/engine/data/facts.txt'
export const FACTS = ['right-hand-only', 'bank-login', 'much-power', 'strong-machine'] as const
export type Fact = (typeof FACTS)[number]

/** The names as the file has them, for the test that looks each up. */
export const namesWithFacts = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#') && line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2).split(', ')]),
  )

let known: ReadonlyMap<string, ReadonlySet<CatalogEntry>> | undefined

const load = (): ReadonlyMap<string, ReadonlySet<CatalogEntry>> =>
  new Map(
    [...namesWithFacts()].map(([fact, names]) => [fact, new Set(names.flatMap((name) => entryNamed(name) ?? []))]),
  )

export const hasFactOf = (entry: CatalogEntry, facts: ReadonlySet<Fact>): boolean =>
  facts.size > 0 && [...facts].some((fact) => (known ??= load()).get(fact)?.has(entry) === true)
