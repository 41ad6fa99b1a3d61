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
let wordsElsewhere: ReadonlySet<string> | undefined
let names: ReadonlySet<string> | undefined

export const isFirstName = (word: string): boolean => (names ??= listed('first-names.txt')).has(word)

export const isCommonWord = (word: string): boolean => (words ??= listed('common-words.txt')).has(word)

/** "Creo", "vive", "tableau": words of every day in Spanish, Portuguese, French or German, and names of tools. */
export const isWordElsewhere = (word: string): boolean => (wordsElsewhere ??= listed('words-elsewhere.txt')).has(word)

const ENDINGS = ['ing', 'es', 'ed', 'er', 'ly', 's', 'd']
const SHORTEST_STEM = 3

/** Also in its everyday inflections: "sketches", "noted", "boxing". */
export function isOrdinary(word: string): boolean {
  if (isCommonWord(word) || isFirstName(word)) return true
  const ending = ENDINGS.find((letters) => word.length >= letters.length + SHORTEST_STEM && word.endsWith(letters))
  if (ending === undefined) return false
  const stem = word.slice(0, -ending.length)
  return isCommonWord(stem) || isCommonWord(`${stem}e`)
}
