import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { kindOfFile } from './file-kinds'
import { idsOfFileName, languagesOf } from './known-files'
import { listFiles } from './list-files'
import { ToolList, type ScannedTool } from './tool-list'

export interface Scan {
  /** What was scanned: the name of a folder, or "this computer". */
  readonly name: string
  readonly tools: readonly ScannedTool[]
  /** Files or listings that were read. */
  readonly read: readonly string[]
  /** Messages about files or listings that could not be read. */
  readonly notes: readonly string[]
}

/** Dependency files are small; a larger file was generated. */
const MAX_BYTES = 500_000

/**
 * Scans a folder by names and contents of its files. Files of environment variables are never
 * opened.
 */
export function scanFolder(folder: string): Scan {
  const { paths, links, unreadable, isComplete } = listFiles(folder)
  const list = new ToolList()
  const read: string[] = []
  const notes = unreadable.map((name) => `The folder ${name} could not be opened.`)
  if (!isComplete) notes.push('The folder holds more files than are looked at; those near its top were.')
  list.addIds(languagesOf(paths), 'file names')
  for (const link of links) list.addIds(idsOfFileName(link), link)
  for (const file of paths) {
    list.addIds(idsOfFileName(file), file)
    const kind = kindOfFile(file)
    if (!kind) continue
    const text = contents(path.join(folder, file))
    if (text === undefined) notes.push(`${file} was not read: it is too large or could not be opened.`)
    else {
      list.addNames(kind.implies(text), file)
      list.addRefs(kind.read(text), file)
      read.push(file)
    }
  }
  return { name: path.basename(path.resolve(folder)), tools: list.tools(), read, notes }
}

/** Normalises Windows line ends, because parsers read lines. */
function contents(file: string): string | undefined {
  try {
    if (statSync(file).size > MAX_BYTES) return undefined
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
