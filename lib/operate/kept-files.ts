import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'

/** Files beside the database without which a restored product would not be the same: the signing secret, own icons. */
const SECRET = 'auth-secret'
const ICONS = 'icons'

export interface KeptFile {
  file: string
  base64: string
}

const isNothing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
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

export async function* keptFiles(dataDir = env.DATA_DIR): AsyncGenerator<KeptFile> {
  const secret = path.join(dataDir, SECRET)
  const files = [...((await exists(secret)) ? [secret] : []), ...(await namesIn(path.join(dataDir, ICONS)))]
  for (const file of files) {
    const name = path.relative(dataDir, file).replaceAll(path.sep, '/')
    yield { file: name, base64: (await readFile(file)).toString('base64') }
  }
}

/** Where a file of a backup belongs, or nothing for a name that a backup of ours never holds. */
function placeOf(name: string, dataDir: string): string | undefined {
  const place = path.resolve(dataDir, name)
  const inIcons = place.startsWith(path.join(dataDir, ICONS) + path.sep)
  return name === SECRET || inIcons ? place : undefined
}

/**
 * Says what became of the file. One that is there already is only replaced when asked to. `folder` is where it is written:
 * the data folder, or one that will take its place.
 */
export async function putBack(
  { file, base64 }: KeptFile,
  replace: boolean,
  folder = env.DATA_DIR,
  dataDir = env.DATA_DIR,
): Promise<string> {
  const place = placeOf(file, folder)
  const known = placeOf(file, dataDir)
  if (!place || !known) return `${file} is no file of Stackbook and was left out`
  if (!replace && (await exists(known))) return `${file} exists already and was kept as it is`
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, Buffer.from(base64, 'base64'), { mode: 0o600 })
  return file === SECRET
    ? `${file} restored; restart Stackbook, which signs with the one that it read at its start`
    : `${file} restored`
}
