import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { databaseFolder } from './empty-database'

/** The folder of a complete restored data folder that is to replace the current one. */
export const restoredFolder = (dataDir: string) => path.join(/*turbopackIgnore: true*/ dataDir, 'restored')

/**
 * Replaces the data folder's content by what was restored. An interruption continues at the next
 * opening of the database: every step is idempotent, and the source folder is removed last.
 */
export async function installRestored(dataDir: string): Promise<void> {
  const from = restoredFolder(dataDir)
  if (!existsSync(/*turbopackIgnore: true*/ from)) return
  const database = databaseFolder(from)
  if (existsSync(/*turbopackIgnore: true*/ database)) {
    await rm(databaseFolder(dataDir), { recursive: true, force: true })
    await rename(database, databaseFolder(dataDir))
  }
  for (const entry of await readdir(/*turbopackIgnore: true*/ from, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const place = path.join(dataDir, path.relative(from, entry.parentPath))
    await mkdir(/*turbopackIgnore: true*/ place, { recursive: true })
    await rename(path.join(entry.parentPath, entry.name), path.join(place, entry.name))
  }
  await rm(from, { recursive: true })
}
