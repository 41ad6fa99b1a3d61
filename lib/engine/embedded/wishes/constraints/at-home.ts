import { z } from 'zod'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { loadData } from '@/lib/load-data'

/**
 * What is made for the taxes, banks, laws and streets of some countries: of no use abroad, and
 * first at home.
 */

const Names = z.array(z.string().min(1))

/** Tools by their names, the best known first. */
const AtHome = z.array(
  z.strictObject({
    job: z.string(),
    /**
     * What does it in any country. In a stack with one of these, those of one's country come first.
     */
    anywhere: Names,
    local: z.array(z.strictObject({ countries: z.array(z.string().regex(/^[A-Z]{2}$/)), tools: Names })),
  }),
)

/** So many of a country's own tools join a section for each job of it. */
const JOIN = 2

interface Local {
  readonly entry: CatalogEntry
  readonly countries: readonly string[]
}

interface Job {
  readonly anywhere: readonly CatalogEntry[]
  readonly local: readonly Local[]
}

const read = () => loadData('lib/engine/data/at-home.json', AtHome)

/** The names of all tools as the file has them, for the test that looks each up. */
export const namesAtHome = (): string[] =>
  read().flatMap(({ anywhere, local }) => [...anywhere, ...local.flatMap(({ tools }) => tools)])

const entriesOf = (names: readonly string[]): CatalogEntry[] => names.flatMap((name) => entryNamed(name) ?? [])

const load = (): Job[] =>
  read().map(({ anywhere, local }) => ({
    anywhere: entriesOf(anywhere),
    local: local.flatMap(({ countries, tools }) => entriesOf(tools).map((entry) => ({ entry, countries }))),
  }))

let jobs: readonly Job[] | undefined
let homes: ReadonlyMap<CatalogEntry, ReadonlySet<string>> | undefined

function homesOf(): ReadonlyMap<CatalogEntry, ReadonlySet<string>> {
  const found = new Map<CatalogEntry, Set<string>>()
  for (const { entry, countries } of (jobs ??= load()).flatMap(({ local }) => local))
    found.set(entry, new Set([...(found.get(entry) ?? []), ...countries]))
  return found
}

/** TurboTax in Warsaw. */
export function isOfAnotherCountry(entry: CatalogEntry, countries: ReadonlySet<string>): boolean {
  if (countries.size === 0) return false
  const home = (homes ??= homesOf()).get(entry)
  return home !== undefined && ![...home].some((country) => countries.has(country))
}

/** A tool of few countries is a country's own. */
const FEW_COUNTRIES = 3

/** DATEV in Germany: what is made for the country comes first among what such people keep. */
export function isAtHome(entry: CatalogEntry, countries: ReadonlySet<string>): boolean {
  const home = countries.size > 0 ? (homes ??= homesOf()).get(entry) : undefined
  return home !== undefined && home.size <= FEW_COUNTRIES && [...home].some((country) => countries.has(country))
}

/**
 * What those of a country have for the jobs of a section that its picks do elsewhere, what is
 * theirs alone first. A language is spoken in several countries, in the first of them by most.
 */
export function localAmong(picks: readonly CatalogEntry[], countries: ReadonlySet<string>): CatalogEntry[] {
  const [main] = countries
  if (main === undefined) return []
  const isAbroad = (local: Local) => Number(!local.countries.includes(main))
  const meant = (jobs ??= load()).filter(({ anywhere, local }) =>
    picks.some((pick) => anywhere.includes(pick) || local.some(({ entry }) => entry === pick)),
  )
  return meant.flatMap(({ local }) =>
    local
      .filter((one) => one.countries.some((country) => countries.has(country)) && !picks.includes(one.entry))
      .sort((a, b) => isAbroad(a) - isAbroad(b) || a.countries.length - b.countries.length)
      .slice(0, JOIN)
      .map(({ entry }) => entry),
  )
}
