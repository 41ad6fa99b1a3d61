import { fold } from '@/lib/catalog/tokens'
import { stemOfWord } from '../knowledge/stem'

/**
 * The features of a text for the persona ranker, shared by training and run time: roots of words, pairs of roots,
 * character n-grams, and phrases that may be names. Each is a hash of 26 bits; names have separate ones.
 */

/** Scripts that part no words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
const LATIN = /^[a-z0-9]+$/
/** "and", "the", "in", "to", "like" are letters joined to Arabic and Hebrew words. */
const PREFIX = /^(?:وال|بال|كال|فال|لل|ال|[והבלמשכ](?=[\u05d0-\u05ea]{3}))/u
const ARABIC_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\u0640\u064b-\u0652]/g, ''],
  [/[أإآ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة$/g, 'ه'],
]
const LONGEST_PHRASE = 5
const LONGEST_UNSPACED_PHRASE = 12
const MOST_WORDS = 120

export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Whether the script parts no words by spaces, so that a word here is a run of several. */
  readonly isRun: boolean
}

/** Lower case without what varies in writing: accents of Latin, vowel signs of Arabic and Hebrew, joined prefixes. */
function normalised(raw: string): string {
  const lower = fold(raw)
  if (LATIN.test(lower)) return lower
  const kept = raw.normalize('NFKC').toLowerCase().replace(/['’]/g, '')
  const plain = ARABIC_FORMS.reduce((text, [form, letter]) => text.replace(form, letter), kept)
  return plain.replace(/[\u0591-\u05c7]/gu, '').replace(PREFIX, '')
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    let last = 0
    const add = (from: number, to: number, isRun: boolean) => {
      const part = normalised(raw.slice(from, to))
      if (part !== '') words.push({ text: part, start: index + from, end: index + to, isRun })
    }
    for (const run of raw.matchAll(UNSPACED)) {
      add(last, run.index, false)
      add(run.index, run.index + run[0].length, true)
      last = run.index + run[0].length
    }
    add(last, raw.length, false)
    if (words.length >= MOST_WORDS) break
  }
  return words.slice(0, MOST_WORDS)
}

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
const HASH_BITS = 26

/** FNV-1a over UTF-16 units. Names have separate hashes: a wish has dozens of phrases, and few may collide with a name. */
export function hash(feature: string): number {
  let value = FNV_START
  for (let at = 0; at < feature.length; at++) value = Math.imul(value ^ feature.charCodeAt(at), FNV_PRIME)
  return (value >>> (32 - HASH_BITS)) + (feature.startsWith('n:') ? 2 ** HASH_BITS : 0)
}

export const isNameHash = (feature: number): boolean => feature >= 2 ** HASH_BITS

const rootsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, isRun }) => (isRun ? [] : (stemOfWord(text) ?? [])))

/** "w:" roots. */
export const rootFeatures = (words: readonly Word[]): string[] => rootsOf(words).map((root) => `w:${root}`)

/** "w:" roots and "p:" pairs of them. */
export function wordFeatures(words: readonly Word[]): string[] {
  const roots = rootsOf(words)
  return [...rootFeatures(words), ...roots.slice(1).map((root, at) => `p:${roots[at] ?? ''} ${root}`)]
}

const ALPHABETS: readonly (readonly [RegExp, number])[] = [
  [/^[a-z\p{Script=Cyrillic}]/u, 5],
  [/^\p{Script=Hangul}/u, 2],
]
const SHORT_BEGINNING = 3
const END = 5

/**
 * "a:" beginnings and "z:" ends of words, which stay the same where endings and compounds differ, and "c:" pairs of
 * signs in scripts that part no words by spaces.
 */
export function gramFeatures(words: readonly Word[]): string[] {
  return words.flatMap(({ text, isRun }) => {
    if (isRun) return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => `c:${text.slice(at, at + 2)}`)
    const length = ALPHABETS.find(([letters]) => letters.test(text))?.[1] ?? SHORT_BEGINNING
    if (text.length <= length || stemOfWord(text) === undefined) return []
    const beginning = `a:${text.slice(0, length)}`
    return LATIN.test(text) && text.length > END * 2 - 2 ? [beginning, `z:${text.slice(-END)}`] : [beginning]
  })
}

/** How a whole name is looked up; a plural in s and hyphens make no other name. */
export const nameFeature = (words: readonly Word[]): string =>
  `n:${words.map(({ text, isRun }) => (isRun ? text : text.replace(/(?<=.{3})s$/, ''))).join(' ')}`

interface Phrase {
  readonly feature: string
  readonly start: number
  readonly end: number
}

/** Every run of words, and every part of an unspaced run, that may be a name. */
export function phrasesOf(words: readonly Word[]): Phrase[] {
  const phrases: Phrase[] = []
  for (const [from, word] of words.entries()) {
    for (let count = 1; count <= LONGEST_PHRASE && from + count <= words.length; count++) {
      const part = words.slice(from, from + count)
      const end = part.at(-1)?.end ?? word.end
      phrases.push({ feature: nameFeature(part), start: word.start, end })
    }
    if (word.isRun)
      for (let start = 0; start < word.text.length; start++)
        for (let length = 2; length <= LONGEST_UNSPACED_PHRASE && start + length <= word.text.length; length++)
          if (length < word.text.length)
            phrases.push({
              feature: `n:${word.text.slice(start, start + length)}`,
              start: word.start + start,
              end: word.start + start + length,
            })
  }
  return phrases
}
