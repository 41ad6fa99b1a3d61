import { readFileSync } from 'node:fs'
import path from 'node:path'
import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'

/** What is made for the taxes, banks, laws and streets of some countries: of no use abroad, and first at home. */

const PATH = 'lib/engine/data/at-home.txt'
const JOB = /^job [^:]+(?:: (.+))?$/
const LINE = /^((?:[A-Z]{2} ?)+): (.+)$/
/** So many of a country's own tools join a section for each job of it. */
const JOIN = 2

interface Local {
  readonly entry: CatalogEntry
  readonly countries: readonly string[]
}

interface Job {
  /** What does it in any country. */
  readonly anywhere: readonly CatalogEntry[]
  readonly local: readonly Local[]
}

/** The names of a job's tools as the file has them, for the test that looks each up. */
export function namesAtHome(): string[] {
  return linesOf().flatMap((line) => (JOB.exec(line)?.[1] ?? LINE.exec(line)?.[2] ?? '').split(', ').filter(Boolean))
}

const linesOf = (): string[] =>
  readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), PATH), 'utf8').split('\n')

const entriesOf = (names: string): CatalogEntry[] => names.split(', ').flatMap((name) => entryNamed(name) ?? [])

function load(): Job[] {
  const jobs: { anywhere: CatalogEntry[]; local: Local[] }[] = []
  for (const line of linesOf()) {
    const job = JOB.exec(line)
    if (job) jobs.push({ anywhere: entriesOf(job[1] ?? ''), local: [] })
    const [, countries, names] = LINE.exec(line) ?? []
    if (countries && names)
      jobs.at(-1)?.local.push(...entriesOf(names).map((entry) => ({ entry, countries: countries.split(' ') })))
  }
  return jobs
}

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

/** What those of a country have for the jobs of a section that its picks do elsewhere, what is theirs alone first. */
export function localAmong(picks: readonly CatalogEntry[], countries: ReadonlySet<string>): CatalogEntry[] {
  if (countries.size === 0) return []
  const meant = (jobs ??= load()).filter(({ anywhere, local }) =>
    picks.some((pick) => anywhere.includes(pick) || local.some(({ entry }) => entry === pick)),
  )
  return meant.flatMap(({ local }) =>
    local
      .filter((one) => one.countries.some((country) => countries.has(country)) && !picks.includes(one.entry))
      .sort((a, b) => a.countries.length - b.countries.length)
      .slice(0, JOIN)
      .map(({ entry }) => entry),
  )
}
