import { readJsonFolder } from '@/lib/load-data'
import { processSingleton } from '@/lib/process-singleton'
import { isMakersMark, makerIcon } from './maker-marks'
import type { CatalogEntry } from './schema'
import { keyOf } from './tokens'

export const CATALOG_FOLDER = 'lib/catalog/data'

/** Shared by pages and our server, because it takes megabytes. */
const held = processSingleton<{ entries?: readonly CatalogEntry[] }>('catalogue', () => ({}))

/** The whole catalogue, read at its first use. */
export function catalogEntries(): readonly CatalogEntry[] {
  return (held.entries ??= readCatalogue().map(withMakerMark))
}

/** One file a category. */
export const readCatalogue = (): CatalogEntry[] => readJsonFolder<CatalogEntry[]>(CATALOG_FOLDER).flat()

/** An entry without a mark gets its maker's mark with the letters of its model. */
function withMakerMark(entry: CatalogEntry): CatalogEntry {
  const { icon, name, maker } = entry
  const isOfMaker = icon.startsWith('lucide:') || (isMakersMark(icon, maker) && keyOf(name) !== keyOf(maker))
  return isOfMaker ? Object.assign(entry, { icon: makerIcon(maker) ?? icon }) : entry
}

let byId: ReadonlyMap<string, CatalogEntry> | undefined

export function catalogEntry(id: string): CatalogEntry | undefined {
  byId ??= new Map(catalogEntries().map((entry) => [entry.id, entry]))
  return byId.get(id)
}
