import { z } from 'zod'
import { loadFolder } from '@/lib/load-data'
import { makerIcon } from './maker-marks'
import { CatalogEntry } from './schema'

/** The whole catalogue, one file a category, read at its first use. */
let loaded: readonly CatalogEntry[] | undefined

export function catalogEntries(): readonly CatalogEntry[] {
  return (loaded ??= loadFolder('lib/catalog/data', z.array(CatalogEntry)).flat().map(withMakerMark))
}

/** A thing without a mark is shown by its maker's. */
function withMakerMark(entry: CatalogEntry): CatalogEntry {
  const icon = entry.icon.startsWith('lucide:') ? makerIcon(entry.maker) : undefined
  return icon === undefined ? entry : { ...entry, icon }
}

let byId: ReadonlyMap<string, CatalogEntry> | undefined

export function catalogEntry(id: string): CatalogEntry | undefined {
  byId ??= new Map(catalogEntries().map((entry) => [entry.id, entry]))
  return byId.get(id)
}
