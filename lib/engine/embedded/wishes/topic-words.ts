import { existsSync } from 'node:fs'
import path from 'node:path'
import { isCommonWord } from '@/lib/catalog/everyday'
import { readJson } from '@/lib/load-data'
import { LANGUAGES } from '../languages'
import { languageOf } from '../usage/cues'
import { wordFeatures, wordsOf, type Word } from './features'

/**
 * Telling words of other languages by the English word for them, whose weights the persona ranker knows: "Dachrinne" is
 * a gutter, and who speaks of gutters is a roofer.
 */

/** English words, each with the ways to say it. */
export type Topics = Readonly<Record<string, string>>

/** A word is known by its beginning, because its ending varies: so many letters may differ. */
const MOST_ENDING = 4
const LEAST_BEGINNING = 4
/** In scripts with shorter words. */
const LEAST_OF_SHORT = 2
const SHORT_WORDS = /^[\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u
/** In a run of words without spaces. */
const LONGEST_IN_RUN = 8

/** The English words for each word of a language, and for its beginning without up to two letters of an ending. */
type Meanings = ReadonlyMap<string, ReadonlySet<string>>

const known = new Map<string, Meanings>()

function meaningsIn(language: string): Meanings {
  const meanings = known.get(language) ?? load(language)
  known.set(language, meanings)
  return meanings
}

function load(language: string): Meanings {
  const found = new Map<string, Set<string>>()
  const add = (key: string, english: string) => found.set(key, (found.get(key) ?? new Set()).add(english))
  const file = `lib/engine/data/${language}/topics.json`
  if (!existsSync(/*turbopackIgnore: true*/ path.join(/*turbopackIgnore: true*/ process.cwd(), file))) return found
  for (const [english, said] of Object.entries(readJson<Topics>(file)))
    for (const form of said.split('; ')) {
      const [word, ...others] = wordsOf(form)
      if (!word || others.length > 0 || isCommonWord(word.text)) continue
      add(word.text, english)
      const beginning = word.text.slice(0, Math.max(leastOf(word), word.text.length - 2))
      if (!word.isRun && beginning !== word.text) add(`${beginning}*`, english)
    }
  return found
}

const leastOf = ({ text }: Word): number => (SHORT_WORDS.test(text) ? LEAST_OF_SHORT : LEAST_BEGINNING)

function meaningsOf(word: Word, words: Meanings): ReadonlySet<string> | undefined {
  const exact = words.get(word.text)
  if (exact) return exact
  const least = Math.max(leastOf(word), word.text.length - MOST_ENDING)
  for (let length = word.text.length; length >= least; length--) {
    const beginning = word.text.slice(0, length)
    const meanings = words.get(beginning) ?? words.get(`${beginning}*`)
    if (meanings) return meanings
  }
  return undefined
}

function* meaningsInRun({ text }: Word, words: Meanings): Generator<ReadonlySet<string>> {
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST_IN_RUN, text.length - at)
    while (length > 1 && !words.has(text.slice(at, at + length))) length--
    const meanings = words.get(text.slice(at, at + length))
    if (meanings) yield meanings
    at += meanings ? length : 1
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
 * The features of the English words for those of a text in another language, each with the part of its weight that counts:
 * a word with three meanings has one of them.
 */
export function topicFeatures(text: string, said: readonly Word[]): ReadonlyMap<string, number> {
  const features = new Map<string, number>()
  const add = (meanings: ReadonlySet<string>) => {
    for (const feature of [...meanings].flatMap((meaning) => wordFeatures(wordsOf(meaning))))
      features.set(feature, Math.max(features.get(feature) ?? 0, 1 / meanings.size))
  }
  for (const words of languagesFor(text).map(meaningsIn))
    for (const word of said) {
      if (isCommonWord(word.text)) continue
      for (const meanings of word.isRun ? meaningsInRun(word, words) : [meaningsOf(word, words) ?? NONE]) add(meanings)
    }
  return features
}

const NONE: ReadonlySet<string> = new Set()
