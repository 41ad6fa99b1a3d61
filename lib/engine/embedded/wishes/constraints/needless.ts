import { catalogEntries } from '@/lib/catalog/entries'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { strangersTo } from '../../knowledge/ecosystems'
import { rivalsOf } from '../../knowledge/rivals'
import { otherHouses } from './camera-mounts'

/** What whoever has the named tools has no need of. */
export const needlessBeside = (
  named: readonly CatalogEntry[],
  cameras: readonly string[] = [],
): ReadonlySet<CatalogEntry> =>
  new Set([...rivalsBeside(named), ...strangersTo(named), ...otherMachines(named), ...otherHouses(named, cameras)])

/** Nobody builds one game in two engines. */
function rivalsBeside(named: readonly CatalogEntry[]): CatalogEntry[] {
  const rivals = named.map(rivalsOf).flatMap((job) => (job?.oneIsEnough ? job.entries : []))
  return rivals.filter((entry) => !named.includes(entry))
}

const MACHINES: ReadonlySet<Category> = new Set<Category>(['computer', 'components'])

/** Whoever says on which computer needs no other, and nothing to build one of. */
const otherMachines = (named: readonly CatalogEntry[]): CatalogEntry[] =>
  named.some(({ category }) => category === 'computer')
    ? catalogEntries().filter((entry) => MACHINES.has(entry.category) && !named.includes(entry))
    : []
