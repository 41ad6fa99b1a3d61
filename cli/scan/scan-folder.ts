import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isLooseJson } from '@/lib/engine/embedded/manifests/json'
import { isToml } from '@/lib/engine/embedded/manifests/toml'
import { Failure } from '../failure'
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
  if (unreadable.includes('')) throw new Failure(`The folder ${folder} could not be opened.`)
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
      if (isInvalid(file, text)) notes.push(`${file} has a mistake in its syntax: some of its tools may be missing.`)
    }
  }
  return { name: path.basename(path.resolve(folder)), tools: list.tools(), read, notes }
}

const JSON_FILE = /(?:^|\/)(?:package|composer)\.json$/i
const TOML_FILE = /(?:^|\/)(?:(?:pyproject|cargo|pixi)\.toml|pipfile)$/i

/** Of a file that its own program would refuse, only some lines can be read. */
const isInvalid = (file: string, text: string): boolean =>
  text.trim() !== '' && ((JSON_FILE.test(file) && !isLooseJson(text)) || (TOML_FILE.test(file) && !isToml(text)))

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
