import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '../languages'

/**
 * Lists of phrases under a key, one `key: phrase; phrase` a line: the names of personas and the
 * lexicons of wishes.
 */

type NameLists = ReadonlyMap<string, readonly string[]>

const LINE = /^([a-z\d-]+): (.+)$/

/**
 * The format is a subset of YAML that is read line by line: a YAML parser takes 200 ms for all
 * languages at a start.
 */
export function parseNameLists(text: string): NameLists {
  const lists = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, key, list] = LINE.exec(line) ?? []
    if (key && list) lists.set(key, list.split('; '))
  }
  return lists
}

const fileOf = (language: Language, name: string) =>
  path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/engine/data', language, `${name}.yaml`)

/** A language may lack the file. */
export function readNameLists(language: Language, name: 'personas' | 'wishes'): NameLists {
  const file = fileOf(language, name)
  return existsSync(/*turbopackIgnore: true*/ file)
    ? parseNameLists(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'))
    : new Map()
}

let read: ReadonlyMap<Language, NameLists> | undefined

export const personaNames = (): ReadonlyMap<Language, NameLists> =>
  (read ??= new Map(LANGUAGES.map((language) => [language, readNameLists(language, 'personas')])))
