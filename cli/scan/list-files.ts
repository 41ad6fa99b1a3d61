import { readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'

/** Lists the files of a folder by their relative paths, with `/` on every system, breadth first. */

/** Folders with installed, generated or example files, which do not show what the project uses. */
const SKIPPED_FOLDERS = new Set(
  '.git .hg .svn node_modules bower_components vendor third_party third-party dist build out target .next .nuxt .output .svelte-kit .turbo .cache .gradle .terraform .venv venv env virtualenv site-packages __pycache__ .tox .mypy_cache .pytest_cache .yarn pods carthage .build deriveddata .dart_tool .data coverage fixtures __fixtures__ testdata test-data test_data examples example samples sample __snapshots__ __mocks__ templates template playground playgrounds'.split(
    ' ',
  ),
)
const MAX_FILES = 50_000
const MAX_DEPTH = 16

export interface FolderFiles {
  readonly paths: readonly string[]
  /** Symbolic links, of which only the names are used. */
  readonly links: readonly string[]
  /** Folders that this user may not read. */
  readonly unreadable: readonly string[]
  readonly isComplete: boolean
}

/**
 * Symbolic links are not followed, so that nothing outside the folder is read and no cycle is
 * entered.
 */
export function listFiles(root: string): FolderFiles {
  const paths: string[] = []
  const links: string[] = []
  const unreadable: string[] = []
  let folders = ['']
  for (let depth = 0; folders.length > 0 && depth < MAX_DEPTH; depth++) {
    const below: string[] = []
    for (const folder of folders) {
      const entries = entriesOf(path.join(root, folder))
      if (entries === undefined) unreadable.push(folder)
      for (const entry of entries ?? []) {
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`
        if (entry.isFile()) paths.push(name)
        else if (entry.isSymbolicLink()) links.push(name)
        else if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name.toLowerCase())) below.push(name)
        if (paths.length + links.length >= MAX_FILES) return { paths, links, unreadable, isComplete: false }
      }
    }
    folders = below
  }
  return { paths, links, unreadable, isComplete: folders.length === 0 }
}

function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))
      return undefined
    throw error
  }
}
