import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { openEmbedded } from '@/lib/db/embedded'
import { FolderInUse, lockFolder } from '@/lib/db/folder-lock'
import { migrate } from '@/lib/db/migrate'
import { reopenEmbedded } from '@/lib/db/pool'
import { restoredFolder } from '@/lib/db/install-restored'
import { CommandRefused } from './command'
import { readArgs, refuseUsed, restoreInto } from './restore'

/**
 * Restores while the product runs. The embedded database executes one query at a time, so inserting
 * all rows would block visitors. Instead the command's process fills another database in a separate
 * folder, and the running process switches to it: visitors wait only until it is opened.
 */
export const CHECK_RESTORE = 'may-restore'
export const INSTALL_RESTORED = 'take-restored'

const restoreFolder = (dataDir: string) => path.join(dataDir, 'restore')
const stagedDatabaseFolder = (dataDir: string) => path.join(restoreFolder(dataDir), 'made')

/**
 * Runs in the running process, before the restore: refuses if existing data must not be replaced.
 */
export async function* checkRestore(pool: Pool, args: readonly string[]): AsyncGenerator<string> {
  const { replace } = readArgs(args)
  if (replace) return
  const client = await pool.connect()
  await refuseUsed(client).finally(() => client.release())
  yield 'it is empty'
}

/**
 * Runs in the running process. Renaming the folder commits the restore: after a crash the next
 * start completes it.
 */
export async function* installRestoredDatabase(dataDir: string, args: readonly string[]): AsyncGenerator<string> {
  const { replace } = readArgs(args)
  await reopenEmbedded(async (client) => {
    if (!replace) await refuseUsed(client)
    await rename(stagedDatabaseFolder(dataDir), restoredFolder(dataDir))
  })
  yield 'it is in its place'
}

/**
 * Runs in the command's process. `take` makes the running process switch; false if that has
 * stopped.
 */
export async function* restoreLive(
  dataDir: string,
  args: readonly string[],
  take: () => Promise<boolean>,
): AsyncGenerator<string> {
  const aside = restoreFolder(dataDir)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(aside).catch((error: unknown) => {
    throw error instanceof FolderInUse
      ? new CommandRefused('Another backup is being restored; wait for its end.')
      : error
  })
  try {
    const said = await make(stagedDatabaseFolder(dataDir), args)
    if (!(await take()))
      throw new CommandRefused('Stackbook was stopped meanwhile. Nothing was changed; restore again.')
    yield* said
  } finally {
    await unlock()
    await rm(aside, { recursive: true, force: true })
  }
}

/** Empties the folder first, because a killed command may have left files. */
async function make(folder: string, args: readonly string[]): Promise<string[]> {
  await rm(folder, { recursive: true, force: true })
  const { pool, close } = await openEmbedded(folder)
  try {
    await migrate(pool)
    const said: string[] = []
    for await (const line of restoreInto(pool, readArgs(args), folder)) said.push(line)
    return said
  } finally {
    await close()
  }
}
