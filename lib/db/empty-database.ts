import { cpSync, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Made by the build: an embedded database with all tables and the icon mappings of the catalogue.
 */
export const EMPTY_DATA = '.next/empty-data'

/** The folder of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string) => path.join(/*turbopackIgnore: true*/ dataDir, 'database')

/**
 * Copies the empty database into a folder without one, because initialising one takes seconds. The
 * copy is renamed when it is complete, so that an interrupted start leaves no partial database.
 */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const target = databaseFolder(dataDir)
  const source = databaseFolder(EMPTY_DATA)
  if (existsSync(/*turbopackIgnore: true*/ target) || !existsSync(/*turbopackIgnore: true*/ source)) return
  const copy = `${target}.new`
  await rm(copy, { recursive: true, force: true })
  // Synchronously, before requests are served: asynchronous copies of a thousand small files take
  // three times as long.
  cpSync(/*turbopackIgnore: true*/ source, copy, { recursive: true })
  await rename(copy, target)
}
