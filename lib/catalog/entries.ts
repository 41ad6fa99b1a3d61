import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CatalogEntry } from './schema'

/**
 * The whole catalogue, read once at its first use. A test holds the files to the schema, so that nobody pays for
 * checking thousands of entries at every start.
 */
let loaded: readonly CatalogEntry[] | undefined

export function catalogEntries(): readonly CatalogEntry[] {
  return (loaded ??= readEntries(path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/catalog/data')))
}

function readEntries(folder: string): CatalogEntry[] {
  return readdirSync(/*turbopackIgnore: true*/ folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap(
      (name) => JSON.parse(readFileSync(/*turbopackIgnore: true*/ path.join(folder, name), 'utf8')) as CatalogEntry[],
    )
}

let byId: ReadonlyMap<string, CatalogEntry> | undefined

export function catalogEntry(id: string): CatalogEntry | undefined {
  byId ??= new Map(catalogEntries().map((entry) => [entry.id, entry]))
  return byId.get(id)
}
