import { z } from 'zod'
import { fold } from '@/lib/catalog/tokens'
import { loadData } from '@/lib/load-data'
import { LANGUAGES } from '../languages'

/** Words of all languages that wish or ask for more: lib/engine/data/<language>/mode.yaml. */

/** Languages of these letters write no spaces: a word is a part of a run of letters. */
export const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

const CLASSES = [
  ['wish', 'w'],
  ['more', 'm'],
] as const
type WordClass = (typeof CLASSES)[number][1]

const Words = z.array(z.string().min(1))
const Lexicon = z.strictObject({ wish: Words, more: Words })

interface Index {
  readonly whole: Map<string, Set<WordClass>>
  readonly beginnings: Map<string, Set<WordClass>>
  readonly parts: [string, WordClass][]
  readonly longest: number
}

let index: Index | undefined

function add(words: Map<string, Set<WordClass>>, word: string, wordClass: WordClass): void {
  words.set(word, (words.get(word) ?? new Set()).add(wordClass))
}

function readIndex(): Index {
  const whole = new Map<string, Set<WordClass>>()
  const beginnings = new Map<string, Set<WordClass>>()
  const parts: [string, WordClass][] = []
  for (const language of LANGUAGES) {
    const lexicon = loadData(`lib/engine/data/${language}/mode.yaml`, Lexicon)
    for (const [name, wordClass] of CLASSES)
      for (const entry of lexicon[name]) {
        if (UNSPACED.test(entry)) parts.push([entry, wordClass])
        else if (entry.startsWith('=')) add(whole, fold(entry.slice(1)), wordClass)
        else add(beginnings, fold(entry), wordClass)
      }
  }
  return { whole, beginnings, parts, longest: Math.max(...[...beginnings.keys()].map((word) => word.length)) }
}

/** The classes of a folded word; of a run of letters without spaces those of its parts. */
export function wordClasses(word: string): ReadonlySet<WordClass> {
  index ??= readIndex()
  const { whole, beginnings, parts, longest } = index
  if (UNSPACED.test(word))
    return new Set(parts.filter(([part]) => word.includes(part)).map(([, wordClass]) => wordClass))
  const found = new Set(whole.get(word))
  for (let length = Math.min(longest, word.length); length > 0; length--) {
    const classes = beginnings.get(word.slice(0, length))
    // Short entries are whole words: "on" is not a beginning of "once".
    if (classes && (length > 3 || length === word.length)) for (const wordClass of classes) found.add(wordClass)
  }
  return found
}
