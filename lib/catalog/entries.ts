import { z } from 'zod'
import { loadFolder } from '@/lib/load-data'
import { CatalogEntry } from './schema'

/** The whole catalogue, one file a category, read at its first use. */
let loaded: readonly CatalogEntry[] | undefined

export function catalogEntries(): readonly CatalogEntry[] {
  return (loaded ??= loadFolder('lib/catalog/data', z.array(CatalogEntry)).flat())
}

let byId: ReadonlyMap<string, CatalogEntry> | undefined

export function catalogEntry(id: string): CatalogEntry | undefined {
  byId ??= new Map(catalogEntries().map((entry) => [entry.id, entry]))
  return byId.get(id)
}
