import { existsSync } from 'node:fs'
import path from 'node:path'
import { countriesOfLanguage } from '@/lib/catalog/countries'
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
/** In scripts with shorter words; "में" (in) is no beginning of "मेंटर". */
const LEAST_OF_SHORT: readonly (readonly [RegExp, number])[] = [
  [/^\p{Script=Hangul}/u, 2],
  [/^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u, 3],
]
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

interface Match {
  readonly meanings: Meanings
  /** So many letters agree; of a whole word more than of any beginning. */
  readonly letters: number
}

function matchOf({ text }: Word, dictionary: Dictionary): Match | undefined {
  const exact = exactly(text, dictionary)
  if (exact) return { meanings: exact, letters: text.length + 1 }
  const shortest = LEAST_OF_SHORT.find(([letters]) => letters.test(text))?.[1] ?? LEAST_BEGINNING
  const least = Math.max(shortest, text.length - MOST_ENDING)
  for (let length = text.length; length >= least; length--) {
    const meanings = beginningWith(text.slice(0, length), dictionary)
    if (meanings.length > 0) return { meanings, letters: length }
  }
  return undefined
}

/**
 * Polish "remontu" is a renovation and not the Spanish oar, "remo": the most letters say which
 * language it is.
 */
function meaningsOf(word: Word, dictionaries: readonly Dictionary[]): Meanings {
  const matches = dictionaries.flatMap((dictionary) => matchOf(word, dictionary) ?? [])
  const most = Math.max(...matches.map(({ letters }) => letters))
  return [...new Set(matches.flatMap(({ meanings, letters }) => (letters === most ? meanings : [])))]
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

/** A telling word of another language than English. */
export const isTopicWord = (word: string): boolean =>
  LANGUAGES.some((language) => language !== 'en' && exactly(word, dictionaryOf(language)) !== undefined)

/** Fewer words may be names or loans. */
const LEAST_TOLD = 2

/**
 * The language of known countries of whose telling words a text has the most; "" where two have as
 * many, or where half of it may be English.
 */
export function languageByTopics(text: string): string {
  const words = wordsOf(text)
  const likely = languageOf(text)
  if (likely === 'en' || words.filter(({ text: word }) => isCommonWord(word)).length * 2 > words.length) return ''
  const ranked = LANGUAGES.filter((language) => language !== 'en' && countriesOfLanguage(language).size > 0)
    .map((language) => ({
      language,
      told:
        Number(language === likely) +
        words.filter((word) => exactly(word.text, dictionaryOf(language)) !== undefined).length,
    }))
    .sort((a, b) => b.told - a.told)
  const [first, second] = ranked
  return first && second && first.told >= LEAST_TOLD && first.told > second.told ? first.language : ''
}

/**
 * Tells of a part of this text whether it is a telling word of its language, in small letters or of
 * letters without capitals: "sartoria" is a trade, and no tool that the catalogue lacks.
 */
export function tellingWordsOf(text: string): (part: string) => boolean {
  let languages: readonly string[] | undefined
  return (part) => {
    const [word, ...others] = wordsOf(part)
    if (!word || word.isRun || others.length > 0 || part !== part.toLowerCase()) return false
    languages ??= languagesFor(text)
    return languages.some((language) => exactly(word.text, dictionaryOf(language)) !== undefined)
  }
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
  const dictionaries = languagesFor(text).map(dictionaryOf)
  for (const word of words)
    if (!word.isRun) add(meaningsOf(word, dictionaries))
    else for (const dictionary of dictionaries) for (const meanings of meaningsInRun(word, dictionary)) add(meanings)
  return features
}
