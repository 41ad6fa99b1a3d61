import { cpSync, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Made with the build: an embedded database with every table and no row, as `openEmbedded` would make it. */
export const EMPTY_DATA = '.next/empty-data'

/** Where the files of an embedded database lie in its data folder. */
export const databaseFolder = (dataDir: string) => path.join(/*turbopackIgnore: true*/ dataDir, 'database')

/**
 * Lays the empty database into a folder that has none: making one takes PostgreSQL seconds, and copying one does not.
 * It gets its name when it is whole, so that a start that was cut off leaves nothing that looks like a database.
 */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const target = databaseFolder(dataDir)
  const source = databaseFolder(EMPTY_DATA)
  if (existsSync(/*turbopackIgnore: true*/ target) || !existsSync(/*turbopackIgnore: true*/ source)) return
  const copy = `${target}.new`
  await rm(copy, { recursive: true, force: true })
  // At once, before anybody is served: one after the other, a thousand small files take three times as long.
  cpSync(/*turbopackIgnore: true*/ source, copy, { recursive: true })
  await rename(copy, target)
}
