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
 * Restoring beside the running product. The embedded database answers one at a time, and to fill one takes longer than
 * visitors wait. So the process of the command fills another one in a folder of its own, and when that is whole, the
 * running process takes it in place of what it has: visitors wait for as long as it takes to open a database.
 */
export const CHECK_RESTORE = 'may-restore'
export const INSTALL_RESTORED = 'take-restored'

const restoreFolder = (dataDir: string) => path.join(dataDir, 'restore')
const stagedDatabaseFolder = (dataDir: string) => path.join(restoreFolder(dataDir), 'made')

/** In the running process, before anything is done: whether what it has may be replaced. */
export async function* checkRestore(pool: Pool, args: readonly string[]): AsyncGenerator<string> {
  const { replace } = readArgs(args)
  if (replace) return
  const client = await pool.connect()
  await refuseUsed(client).finally(() => client.release())
  yield 'it is empty'
}

/** In the running process. The new name is the moment in which it is decided: a process that dies now goes on at its start. */
export async function* installRestoredDatabase(dataDir: string, args: readonly string[]): AsyncGenerator<string> {
  const { replace } = readArgs(args)
  await reopenEmbedded(async (client) => {
    if (!replace) await refuseUsed(client)
    await rename(stagedDatabaseFolder(dataDir), restoredFolder(dataDir))
  })
  yield 'it is in its place'
}

/** In the process of the command. `take` asks the running process, and is false when there is none any more. */
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

/** What a command that was killed has left is no beginning of this one. */
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
