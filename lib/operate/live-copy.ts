import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { openEmbedded, type EmbeddedDatabase } from '@/lib/db/embedded'
import { databaseFolder } from '@/lib/db/empty-database'
import { FolderInUse, lockFolder } from '@/lib/db/folder-lock'
import { errorCode } from '@/lib/error-code'
import { CommandRefused } from './command'

/**
 * Backs up the running product. The embedded database executes one query at a time, so reading all
 * rows would block visitors. Instead the running process copies the database files, and the
 * command's process opens the copy, which recovers as after a crash.
 */
export const COPY = 'copy'

const copyIn = (dataDir: string) => path.join(dataDir, 'copy')
/** Reserve for the write-ahead log of the running database during the copy. */
const ROOM_BYTES = 64 * 1024 * 1024
/** Longer than the resolution of file times. */
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

/** The size of Node's thread pool for file operations. */
const CONCURRENCY = 4

async function copyFiles(names: IterableIterator<string>, from: string, to: string): Promise<void> {
  const some = async () => {
    for (const name of names) await copyFile(path.join(from, name), path.join(to, name)).catch(goneMeanwhile)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, some))
}

async function requireRoom(dataDir: string, files: Files): Promise<void> {
  const needed = [...files.values()].reduce((sum, { size }) => sum + size, ROOM_BYTES)
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize >= needed) return
  const megabytes = Math.ceil(needed / 1024 / 1024)
  throw new CommandRefused(`A backup needs ${megabytes} MB of room in DATA_DIR while it is made. Nothing was done.`)
}

/**
 * Runs in the process that has the database open. Copies all files while they are in use; then,
 * with the only connection taken, copies again those that have changed. So visitors wait only for
 * the changes, however large the database is.
 */
export async function* copyDatabase(pool: Pool, dataDir: string): AsyncGenerator<string> {
  const from = databaseFolder(dataDir)
  const to = databaseFolder(copyIn(dataDir))
  const unlock = await lockCopy(copyIn(dataDir))
  try {
    await rm(to, { recursive: true, force: true })
    // Flushes memory to files, so that the second checkpoint is short.
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

/** Ignores files that the database has removed during the copy. */
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

/** Runs in the command's process. `close` deletes the copy. */
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
