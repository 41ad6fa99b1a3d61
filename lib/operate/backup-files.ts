import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { errorCode } from '@/lib/error-code'
import { CommandRefused } from './command'

/** The files of a backup that are outside the database: the signing secret and uploaded icons. */
const SECRET = 'auth-secret'
const ICONS = 'icons'
/**
 * The suffix of staged files. No secret or icon has it, so files left by a killed command are
 * neither served nor backed up.
 */
const STAGED_SUFFIX = '~'

export interface BackupFile {
  file: string
  base64: string
}

const isNothing = (error: unknown) => errorCode(error) === 'ENOENT'

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(STAGED_SUFFIX))
      .map((entry) => path.join(entry.parentPath, entry.name))
  } catch (error) {
    if (isNothing(error)) return []
    throw error
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (error) {
    if (isNothing(error)) return false
    throw error
  }
}

export async function* backupFiles(): AsyncGenerator<BackupFile> {
  const { DATA_DIR: dataDir } = env
  const secret = path.join(dataDir, SECRET)
  const files = [...((await exists(secret)) ? [secret] : []), ...(await namesIn(path.join(dataDir, ICONS)))]
  for (const file of files) {
    const name = path.relative(dataDir, file).replaceAll(path.sep, '/')
    yield { file: name, base64: (await readFile(file)).toString('base64') }
  }
}

/** The target path of a file in a backup; undefined for a name that no backup contains. */
function placeOf(name: string, dataDir: string): string | undefined {
  const place = path.resolve(dataDir, name)
  const inIcons = place.startsWith(path.join(dataDir, ICONS) + path.sep)
  return name === SECRET || inIcons ? place : undefined
}

/** A file written next to its target, to be renamed at the end. */
interface StagedFile {
  file: string
  place: string
}

export interface StagedFiles {
  ready: StagedFile[]
  /** A message for each skipped file. */
  leftOut: string[]
}

const reason = (error: unknown) => String(errorCode(error) ?? error)

/**
 * Writes the files of a backup next to their targets, so that errors happen before anything was
 * changed. Existing files are replaced only with `replace`. `folder` is the data folder, or one
 * that will replace it.
 */
export async function stageFiles(files: readonly BackupFile[], replace: boolean, folder: string): Promise<StagedFiles> {
  const made: StagedFiles = { ready: [], leftOut: [] }
  for (const { file, base64 } of files) {
    const place = placeOf(file, folder)
    const known = placeOf(file, env.DATA_DIR)
    if (!place || !known) made.leftOut.push(`${file} is no file of Stackbook and was left out`)
    else if (!replace && (await exists(known))) made.leftOut.push(`${file} exists already and was kept as it is`)
    else {
      made.ready.push({ file, place })
      try {
        await mkdir(path.dirname(place), { recursive: true })
        await writeFile(place + STAGED_SUFFIX, Buffer.from(base64, 'base64'), { mode: 0o600, flush: true })
      } catch (error) {
        await discardStagedFiles(made)
        throw new CommandRefused(`${file} cannot be written (${reason(error)}). Nothing was changed.`)
      }
    }
  }
  return made
}

/** Removes staged files after a failed restore. */
export async function discardStagedFiles({ ready }: StagedFiles): Promise<void> {
  await Promise.allSettled(ready.map(({ place }) => rm(place + STAGED_SUFFIX, { force: true })))
}

/** Moves staged files to their targets and yields a line for each. */
export async function* installFiles({ ready, leftOut }: StagedFiles): AsyncGenerator<string> {
  yield* leftOut
  const failed: string[] = []
  for (const { file, place } of ready) {
    try {
      await rename(place + STAGED_SUFFIX, place)
    } catch (error) {
      failed.push(`${file} (${reason(error)})`)
      continue
    }
    yield file === SECRET
      ? `${file} restored; restart Stackbook, which signs with the one that it read at its start`
      : `${file} restored`
  }
  if (failed.length > 0)
    throw new Error(
      `The rows are restored, but not ${failed.join(', ')}. Make room for that and restore again with --replace.`,
    )
}
