import { z } from 'zod'
import { loadData } from '@/lib/load-data'

/** Words that people write without meaning a product, and first names: a tool of that name needs its context. */

const WordList = z.strictObject({ words: z.string().transform((words) => new Set(words.split(/\s+/).filter(Boolean))) })

const lists = new Map<string, ReadonlySet<string>>()

function wordList(name: 'common-words' | 'first-names' | 'foreign-words'): ReadonlySet<string> {
  const known = lists.get(name)
  if (known) return known
  const { words } = loadData(`lib/catalog/${name}.yaml`, WordList)
  lists.set(name, words)
  return words
}

export const isFirstName = (word: string): boolean => wordList('first-names').has(word)

export const isCommonWord = (word: string): boolean => wordList('common-words').has(word)

/** "Creo", "vive", "tableau": everyday words of Spanish, Portuguese, French or German, and names of tools. */
export const isForeignWord = (word: string): boolean => wordList('foreign-words').has(word)

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
