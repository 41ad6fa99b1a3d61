import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '../languages'

/** What personas are called in each language: lib/engine/data/<language>/personas.yaml, one `id: name; name` a line. */

export type PersonaNames = ReadonlyMap<string, readonly string[]>

const LINE = /^([a-z\d-]+): (.+)$/

/** The format is a subset of YAML that is read line by line: a YAML parser takes 200 ms for all languages at a start. */
export function parsePersonaNames(text: string): PersonaNames {
  const names = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, id, list] = LINE.exec(line) ?? []
    if (id && list) names.set(id, list.split('; '))
  }
  return names
}

const fileOf = (language: Language) =>
  path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/engine/data', language, 'personas.yaml')

export function personaNamesIn(language: Language): PersonaNames {
  const file = fileOf(language)
  return existsSync(/*turbopackIgnore: true*/ file)
    ? parsePersonaNames(readFileSync(/*turbopackIgnore: true*/ file, 'utf8'))
    : new Map()
}

let read: ReadonlyMap<Language, PersonaNames> | undefined

export const personaNames = (): ReadonlyMap<Language, PersonaNames> =>
  (read ??= new Map(LANGUAGES.map((language) => [language, personaNamesIn(language)])))
