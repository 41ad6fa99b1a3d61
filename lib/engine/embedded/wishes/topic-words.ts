import { existsSync } from 'node:fs'
import path from 'node:path'
import { isCommonWord } from '@/lib/catalog/everyday'
import { readJson } from '@/lib/load-data'
import { LANGUAGES } from '../languages'
import { languageOf } from '../usage/cues'
import { wordFeatures, wordsOf, type Word } from './features'

/**
 * Telling words of other languages by the English word for them, whose weights the persona ranker
 * knows: "Dachrinne" is a gutter, and who speaks of gutters is a roofer.
 */

/**
 * Words as `wordsOf` gives them, in order, each with the English words for it: "dachrinne":
 * "gutter".
 */
export type TopicWords = Readonly<Record<string, string>>

/** A word is known by its beginning, because its ending varies: so many letters may differ. */
const MOST_ENDING = 4
/** How many letters the known word may have more than that beginning. */
const MOST_OWN_ENDING = 2
const LEAST_BEGINNING = 4
/** In scripts with shorter words. */
const LEAST_OF_SHORT = 2
const SHORT_WORDS = /^[\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u
/** In a run of words without spaces. */
const LONGEST_IN_RUN = 8

type Meanings = readonly string[]

interface Dictionary {
  readonly words: readonly string[]
  readonly meanings: readonly string[]
}

const known = new Map<string, Dictionary>()

function dictionaryOf(language: string): Dictionary {
  const dictionary = known.get(language) ?? load(language)
  known.set(language, dictionary)
  return dictionary
}

function load(language: string): Dictionary {
  const file = `lib/engine/data/${language}/topics.json`
  const has = existsSync(/*turbopackIgnore: true*/ path.join(/*turbopackIgnore: true*/ process.cwd(), file))
  const words = has ? readJson<TopicWords>(file) : {}
  return { words: Object.keys(words), meanings: Object.values(words) }
}

/** Where the word is, or the first one after it. */
function placeOf(word: string, { words }: Dictionary): number {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}

const at = (place: number, { meanings }: Dictionary): Meanings => meanings[place]?.split('; ') ?? []

function exactly(word: string, dictionary: Dictionary): Meanings | undefined {
  const place = placeOf(word, dictionary)
  return dictionary.words[place] === word ? at(place, dictionary) : undefined
}

function meaningsOf({ text }: Word, dictionary: Dictionary): Meanings | undefined {
  const exact = exactly(text, dictionary)
  if (exact) return exact
  const least = Math.max(SHORT_WORDS.test(text) ? LEAST_OF_SHORT : LEAST_BEGINNING, text.length - MOST_ENDING)
  for (let length = text.length; length >= least; length--) {
    const meanings = beginningWith(text.slice(0, length), dictionary)
    if (meanings.length > 0) return meanings
  }
  return undefined
}

/** The meanings of words that are the beginning and little more. */
function beginningWith(beginning: string, dictionary: Dictionary): Meanings {
  const found = new Set<string>()
  for (let place = placeOf(beginning, dictionary); ; place++) {
    const word = dictionary.words[place]
    if (!word?.startsWith(beginning)) return [...found]
    if (word.length <= beginning.length + MOST_OWN_ENDING)
      for (const meaning of at(place, dictionary)) found.add(meaning)
  }
}

function* meaningsInRun({ text }: Word, dictionary: Dictionary): Generator<Meanings> {
  for (let start = 0; start < text.length;) {
    let length = Math.min(LONGEST_IN_RUN, text.length - start)
    let meanings = exactly(text.slice(start, start + length), dictionary)
    while (!meanings && length > 1) meanings = exactly(text.slice(start, start + --length), dictionary)
    if (meanings) yield meanings
    start += length
  }
}

const FOREIGN_LETTER = /(?![A-Za-z])\p{L}/u

/** Those that the words may be of: the language of the text, and where it is not known all. */
function languagesFor(text: string): readonly string[] {
  const language = languageOf(text)
  const isEnglish = language === 'en' && !FOREIGN_LETTER.test(text)
  return isEnglish ? [] : language === '' || language === 'en' ? LANGUAGES : [language]
}

/**
 * The features of the English words for those of a text in another language, each with the part of
 * its weight that counts: a word with three meanings has one of them.
 */
export function topicFeatures(text: string, said: readonly Word[]): ReadonlyMap<string, number> {
  const features = new Map<string, number>()
  const add = (meanings: Meanings) => {
    for (const feature of meanings.flatMap((meaning) => wordFeatures(wordsOf(meaning))))
      features.set(feature, Math.max(features.get(feature) ?? 0, 1 / meanings.length))
  }
  const words = said.filter(({ text: word }) => !isCommonWord(word))
  for (const dictionary of languagesFor(text).map(dictionaryOf))
    for (const word of words)
      if (word.isRun) for (const meanings of meaningsInRun(word, dictionary)) add(meanings)
      else add(meaningsOf(word, dictionary) ?? [])
  return features
}
