import { keyOf } from '@/lib/catalog/tokens'
import { cuesIn, type Cue } from './cues'
import { wordsIn } from './words'

/** A text as the usage model reads it: words, marks and names in a row, cut into sentences. */

/** A name, by its place in the text. */
export interface NamedPart {
  readonly start: number
  readonly end: number
}

export interface UsageText {
  /** Words, marks, and "¤" for each name. */
  readonly words: readonly string[]
  /** The place of each name among the words. */
  readonly places: readonly number[]
  /** Of each name, for another mention of the same. */
  readonly names: readonly string[]
  readonly isCapital: readonly boolean[]
  readonly sentenceOf: readonly number[]
  /** Where each sentence begins. */
  readonly begins: readonly number[]
  readonly lang: string
  /** Of each word. */
  readonly cuesAt: ReadonlyMap<number, readonly string[]>
}

export const NAME = '¤'
export const COMMAS = new Set([',', ';', ':', '、', '，', '；', '：', '(', ')', '–', '—', '→', '-'])
const ENDS = /^[\n.!?。！？؟।]/u

/** The names in the order of the text, none inside another. */
export function usageText(text: string, names: readonly NamedPart[]): UsageText {
  const words: string[] = []
  const places: number[] = []
  const sentenceOf: number[] = []
  const begins: number[] = [0]
  const push = (word: string) => {
    words.push(word)
    sentenceOf.push(begins.length - 1)
  }
  const pushWords = (from: number, to: number) => {
    for (const { text: word, isMark } of wordsIn(text, from, to)) {
      push(word)
      if (isMark && ENDS.test(word) && begins.at(-1) !== words.length) begins.push(words.length)
    }
  }
  let behind = 0
  for (const { start, end } of names) {
    pushWords(behind, start)
    places.push(words.length)
    push(NAME)
    behind = end
  }
  pushWords(behind, text.length)
  const { lang, cues } = cuesIn(words)
  return {
    words,
    places,
    sentenceOf,
    begins,
    lang,
    cuesAt: byPlace(cues),
    names: names.map(({ start, end }) => keyOf(text.slice(start, end))),
    isCapital: names.map(({ start }) => /^\p{Lu}/u.test(text.slice(start, start + 2))),
  }
}

function byPlace(cues: readonly Cue[]): Map<number, string[]> {
  const kinds = new Map<number, string[]>()
  for (const { kind, at } of cues) {
    const known = kinds.get(at)
    if (known) known.push(kind)
    else kinds.set(at, [kind])
  }
  return kinds
}
