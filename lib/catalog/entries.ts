import { z } from 'zod'
import { loadFolder } from '@/lib/load-data'
import { processSingleton } from '@/lib/process-singleton'
import { makerIcon } from './maker-marks'
import { CatalogEntry } from './schema'

export const CATALOG_FOLDER = 'lib/catalog/data'

/** Pages and our server share it: it takes megabytes. */
const held = processSingleton<{ entries?: readonly CatalogEntry[] }>('catalogue', () => ({}))

/** The whole catalogue, one file a category, read at its first use. */
export function catalogEntries(): readonly CatalogEntry[] {
  return (held.entries ??= loadFolder(CATALOG_FOLDER, z.array(CatalogEntry)).flat().map(withMakerMark))
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
