import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Words that people write without meaning a product, and first names: a tool of that name needs its context. */

const listed = (file: string): ReadonlySet<string> =>
  new Set(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/catalog', file), 'utf8')
      .split(/\s+/)
      .filter(Boolean),
  )

let words: ReadonlySet<string> | undefined
let names: ReadonlySet<string> | undefined

export const isFirstName = (word: string): boolean => (names ??= listed('first-names.txt')).has(word)

export const isCommonWord = (word: string): boolean => (words ??= listed('common-words.txt')).has(word)

/** Also in its everyday inflections: "sketches", "noted", "boxing". */
export function isOrdinary(word: string): boolean {
  if (isCommonWord(word) || isFirstName(word)) return true
  const stem = /^(.{3,}?)(?:e?s|e?d|ing|er|ly)$/.exec(word)?.[1]
  return stem !== undefined && (isCommonWord(stem) || isCommonWord(`${stem}e`))
}
