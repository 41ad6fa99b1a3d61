import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { openEmbedded, type EmbeddedDatabase } from '@/lib/db/embedded'
import { databaseFolder } from '@/lib/db/empty-database'
import { FolderInUse, lockFolder } from '@/lib/db/folder-lock'
import { errorCode } from '@/lib/error-code'
import { CommandRefused } from './command'

/**
 * What a backup of the running product reads. The embedded database answers one at a time, and to read all of it takes
 * longer than visitors wait. So the running process copies its files, and the process of the command opens the copy, which
 * is what a crash would have left and is read as after one.
 */
export const COPY = 'copy'

const copyIn = (dataDir: string) => path.join(dataDir, 'copy')
/** What the running database may need meanwhile to go on writing its log. */
const ROOM_BYTES = 64 * 1024 * 1024
/** Far more than the clock of a file system is coarse. */
const JUST_NOW_MS = 2_000

type Files = ReadonlyMap<string, { readonly size: number; readonly mtimeMs: number }>

async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      const known = await stat(file).catch(goneMeanwhile)
      return known && ([path.relative(folder, file), known] as const)
    })
  return new Map((await Promise.all(found)).filter((entry) => entry !== undefined))
}

async function layFolders(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory())
      await mkdir(path.join(to, path.relative(from, path.join(entry.parentPath, entry.name))), { recursive: true })
}

/** As many at a time as the process has threads for files. */
const AT_A_TIME = 4

async function copyFiles(names: IterableIterator<string>, from: string, to: string): Promise<void> {
  const some = async () => {
    for (const name of names) await copyFile(path.join(from, name), path.join(to, name)).catch(goneMeanwhile)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, some))
}

async function requireRoom(dataDir: string, files: Files): Promise<void> {
  const needed = [...files.values()].reduce((sum, { size }) => sum + size, ROOM_BYTES)
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= needed) return
  const megabytes = Math.ceil(needed / 1024 / 1024)
  throw new CommandRefused(`A backup needs ${megabytes} MB of room in DATA_DIR while it is made. Nothing was done.`)
}

/**
 * In the process that has the database. Everything is copied while it is in use; then, while nobody is answered, what was
 * written since. So visitors wait for what changes in that time, however large the database is.
 */
export async function* copyDatabase(pool: Pool, dataDir: string): AsyncGenerator<string> {
  const from = databaseFolder(dataDir)
  const to = databaseFolder(copyIn(dataDir))
  const unlock = await lockCopy(copyIn(dataDir))
  try {
    await rm(to, { recursive: true, force: true })
    // What it has only in memory is in its files then, and the second time there is little of that.
    await pool.query('CHECKPOINT')
    const started = Date.now()
    const before = await filesIn(from)
    await requireRoom(dataDir, before)
    await layFolders(from, to)
    await copyFiles(before.keys(), from, to)
    const client = await pool.connect()
    try {
      await client.query('CHECKPOINT')
      const now = await filesIn(from)
      await layFolders(from, to)
      const changed = [...now].filter(([name, { size, mtimeMs }]) => {
        const known = before.get(name)
        return known?.size !== size || known.mtimeMs !== mtimeMs || mtimeMs > started - JUST_NOW_MS
      })
      await copyFiles(changed.map(([name]) => name).values(), from, to)
      for (const name of before.keys()) if (!now.has(name)) await rm(path.join(to, name), { force: true })
    } finally {
      client.release()
    }
  } catch (error) {
    await rm(to, { recursive: true, force: true })
    throw error
  } finally {
    await unlock()
  }
  yield to
}

/** What the database has removed meanwhile belongs to no copy. */
function goneMeanwhile(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error
}

const anotherRuns = () => new CommandRefused('Another backup is being made; wait for its end.')

async function lockCopy(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return lockFolder(folder).catch((error: unknown) => {
    throw error instanceof FolderInUse ? anotherRuns() : error
  })
}

/** In the process of the command. The copy is gone when it is closed. */
export async function openCopy(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = copyIn(dataDir)
  const { pool, close } = await openEmbedded(folder).catch((error: unknown) => {
    throw error instanceof FolderInUse ? anotherRuns() : error
  })
  return {
    pool,
    close: async () => {
      await close()
      await rm(folder, { recursive: true })
    },
  }
}
