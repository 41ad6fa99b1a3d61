import { catalogEntries } from '@/lib/catalog/entries'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { entriesOfOtherEcosystems } from '../../knowledge/ecosystems'
import { rivalsOf } from '../../knowledge/rivals'
import { incompatibleEntries } from './camera-mounts'

/** Tools that the named tools make needless. */
export const supersededBy = (
  named: readonly CatalogEntry[],
  cameras: readonly string[] = [],
): ReadonlySet<CatalogEntry> =>
  new Set([
    ...rivalsBeside(named),
    ...entriesOfOtherEcosystems(named),
    ...otherMachines(named),
    ...incompatibleEntries(named, cameras),
  ])

/** One game needs one engine. */
function rivalsBeside(named: readonly CatalogEntry[]): CatalogEntry[] {
  const rivals = named.map(rivalsOf).flatMap((job) => (job?.oneIsEnough ? job.entries : []))
  return rivals.filter((entry) => !named.includes(entry))
}

const MACHINES: ReadonlySet<Category> = new Set<Category>(['computer', 'components'])

/** A named computer excludes other computers and their parts. */
const otherMachines = (named: readonly CatalogEntry[]): CatalogEntry[] =>
  named.some(({ category }) => category === 'computer')
    ? catalogEntries().filter((entry) => MACHINES.has(entry.category) && !named.includes(entry))
    : []
