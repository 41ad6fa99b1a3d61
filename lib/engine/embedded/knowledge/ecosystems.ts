import { z } from 'zod'
import { catalogEntry } from '@/lib/catalog/entries'
import { goTogether } from '@/lib/catalog/goes-with'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { loadData } from '@/lib/load-data'

/**
 * Technologies and the tools that belong to them alone: a Rust project needs Axum, not Gin or
 * Spring. Suites are found by their own name alone: one who counts in a spreadsheet has not chosen
 * a calendar.
 */

const Ids = z.array(z.string())
const Ecosystem = z.strictObject({
  /** A stack has one ecosystem of each family: server languages, clouds, UI libraries. */
  family: z.string(),
  /** Id of the persona that builds with it. */
  persona: z.string(),
  /** Entry ids, the most usual first: what one writes in or pays for. */
  languages: Ids,
  /** What one builds on: a stack has one of them. */
  bases: Ids,
  others: Ids,
})

let read: readonly z.output<typeof Ecosystem>[] | undefined

export const ecosystems = (): readonly z.output<typeof Ecosystem>[] =>
  (read ??= loadData('lib/engine/data/ecosystems.json', z.array(Ecosystem)))

interface Known {
  readonly family: string
  readonly persona: string
  readonly entries: readonly CatalogEntry[]
  readonly languages: readonly CatalogEntry[]
  readonly bases: readonly CatalogEntry[]
}

const entriesOf = (ids: readonly string[]): CatalogEntry[] => ids.flatMap((id) => catalogEntry(id) ?? [])

let resolved: readonly Known[] | undefined
const known = (): readonly Known[] =>
  (resolved ??= ecosystems().map(({ family, persona, languages, bases, others }) => ({
    family,
    persona,
    entries: entriesOf([...languages, ...bases, ...others]),
    languages: entriesOf(languages),
    bases: entriesOf(bases),
  })))

let owners: ReadonlyMap<CatalogEntry, ReadonlySet<Known>> | undefined

/** Looked up, not searched: every section of every stack asks. */
function ownersOf(): ReadonlyMap<CatalogEntry, ReadonlySet<Known>> {
  const found = new Map<CatalogEntry, Set<Known>>()
  for (const one of known())
    for (const entry of one.entries) found.set(entry, (found.get(entry) ?? new Set<Known>()).add(one))
  return found
}

const isSuite = ({ family }: Known): boolean => family === 'suite'
const isNamed = ({ languages }: Known, named: readonly CatalogEntry[]): boolean =>
  languages.some((entry) => named.includes(entry))

function ofThese(named: readonly CatalogEntry[]): Known[] {
  owners ??= ownersOf()
  const own = new Set(named.flatMap((entry) => [...(owners?.get(entry) ?? [])]))
  return own.size === 0 ? [] : known().filter((one) => own.has(one) && (!isSuite(one) || isNamed(one, named)))
}

/**
 * Fields in which a thing is made for what one builds on; tests and editors are for all that is
 * written in a language.
 */
const PARTS: ReadonlySet<Category> = new Set<Category>([
  'frontend',
  'backend',
  'mobile-dev',
  'database',
  'hosting',
  'devops',
])

/** Beside Symfony neither Laravel nor what goes with Laravel alone. */
function isPassedOver(entry: CatalogEntry, { bases }: Known, named: readonly CatalogEntry[]): boolean {
  const chosen = bases.filter((base) => named.includes(base))
  if (chosen.length === 0 || named.includes(entry)) return false
  const isPart = PARTS.has(entry.category)
  const goesWith = bases.filter((base) => base === entry || (isPart && goTogether(base, entry)))
  return (
    goesWith.length > 0 &&
    !(goesWith.some((base) => chosen.includes(base)) || chosen.some((base) => goTogether(base, entry)))
  )
}

/** A text that names a UI library and no server uses one language for both. */
function withServers(own: readonly Known[]): readonly Known[] {
  if (own.some(({ family }) => family === 'server')) return own
  const spoken = own.filter(({ family }) => family === 'ui').flatMap(({ languages }) => languages)
  const servers = known().filter(
    ({ family, languages }) => family === 'server' && languages.some((language) => spoken.includes(language)),
  )
  return [...own, ...servers]
}

/**
 * What belongs to other technologies than those that are named, and what these build on instead.
 */
export function entriesOfOtherEcosystems(named: readonly CatalogEntry[]): CatalogEntry[] {
  const own = withServers(ofThese(named))
  const languages = new Set(own.flatMap(({ languages }) => languages))
  const families = [...new Set(own.map(({ family }) => family))]
  return families.flatMap((family) => {
    const kept = own
      .filter((one) => one.family === family)
      .flatMap((one) => one.entries.filter((entry) => !isPassedOver(entry, one, named)))
    return known()
      .filter((one) => one.family === family)
      .flatMap(({ entries }) => entries.filter((entry) => !kept.includes(entry) && !languages.has(entry)))
  })
}

/** Tools of one technology do not fit a search for services that any technology can call. */
const FOR_ANY: ReadonlySet<Category> = new Set<Category>(['api', 'ecommerce'])
/** What a cloud has to build with stands with the cloud. */
const NOT_OF_CLOUDS: ReadonlySet<Category> = new Set<Category>(['backend', 'data', 'ai'])

/** What the named technologies have for a field, the most usual first. */
export function belongingTo(named: readonly CatalogEntry[], field: Category): CatalogEntry[] {
  const technologies = ofThese(named)
  if (FOR_ANY.has(field) || technologies.length === 0) return []
  const strangers = new Set(entriesOfOtherEcosystems(named))
  // Beside Laravel and Vue, components are Vue's.
  const isOfEcosystem = ({ entries }: Known) =>
    Number(named.some((entry) => entry.category === field && entries.includes(entry)))
  const own = technologies
    .filter(({ family }) => !(family === 'cloud' && NOT_OF_CLOUDS.has(field)))
    .sort((a, b) => isOfEcosystem(b) - isOfEcosystem(a))
    .flatMap(({ entries }) => entries.filter(({ category }) => category === field))
  return [...new Set(own)].filter((entry) => !named.includes(entry) && !strangers.has(entry))
}

/**
 * Ids of the personas that build with the named tools, in their order. A cloud counts only without
 * a framework, an office suite never.
 */
export function buildersWith(named: readonly CatalogEntry[]): string[] {
  const own = named.flatMap((entry) =>
    ofThese([entry])
      .filter((one) => !isSuite(one))
      .slice(0, 1),
  )
  const building = own.filter(({ family }) => family !== 'cloud')
  return [...new Set((building.length > 0 ? building : own).map(({ persona }) => persona))]
}
