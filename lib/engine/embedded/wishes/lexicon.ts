import { LANGUAGES } from '../languages'
import { wordsOf, type Word } from './features'
import { readNameLists } from '../knowledge/name-lists'

/**
 * How people wish and what they demand, in every language: lib/engine/data/<language>/wishes.yaml.
 * All languages are looked up at once, because a text of few words does not say which it is in.
 */

export const PLATFORM_KEYS = ['linux', 'windows', 'mac', 'ios', 'android', 'web'] as const

const LEXICON_KEYS = [
  ...PLATFORM_KEYS,
  'asks',
  'small-talk',
  'free',
  'open-source',
  'self-hosted',
  'cheap',
  'beginner',
  'pro',
  'privacy',
  'offline',
  'no-subscription',
  'no-code',
  'weekend',
  'team',
  'hobby',
  'learns',
  'programs-only',
  'rather-open',
  'europe',
  'union',
  'not-smart',
  'apple-house',
  'microsoft-house',
  'google-house',
  'right-hand-only',
  'bank-login',
  'much-power',
  'strong-machine',
  'refuses',
  'ordinary',
] as const
export type LexiconKey = (typeof LEXICON_KEYS)[number]

interface Entry {
  readonly key: LexiconKey
  readonly words: readonly string[]
}

export interface Place {
  readonly start: number
  readonly end: number
}

export interface Phrase extends Place {
  readonly key: LexiconKey
}

interface Lexicon {
  /** Phrases by their first word; a word that ends in "*" stands by its first letters. */
  readonly spaced: ReadonlyMap<string, readonly Entry[]>
  readonly prefixes: readonly Entry[]
  /** Phrases of scripts that part no words by spaces. */
  readonly unspaced: readonly (readonly [string, LexiconKey])[]
}

const ANY_ENDING = '*'

function load(): Lexicon {
  const spaced = new Map<string, Entry[]>()
  const prefixes: Entry[] = []
  const unspaced: [string, LexiconKey][] = []
  for (const language of LANGUAGES)
    for (const [name, phrases] of readNameLists(language, 'wishes')) {
      const key = LEXICON_KEYS.find((known) => known === name)
      if (!key) throw new Error(`${language}/wishes.yaml has the unknown key ${name}`)
      for (const phrase of phrases) {
        const words = wordsOf(phrase)
        const [first] = words
        if (!first) continue
        if (words.some(({ isRun }) => isRun)) {
          unspaced.push([words.map(({ text }) => text).join(''), key])
          continue
        }
        const isOpen = phrase.endsWith(ANY_ENDING)
        const entry = {
          key,
          words: words.map(({ text }, at) => (isOpen && at === words.length - 1 ? text + ANY_ENDING : text)),
        }
        if (entry.words[0]?.endsWith(ANY_ENDING)) prefixes.push(entry)
        else spaced.set(first.text, [...(spaced.get(first.text) ?? []), entry])
      }
    }
  return { spaced, prefixes, unspaced }
}

let lexicon: Lexicon | undefined

const isWord = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith(ANY_ENDING) ? word.startsWith(pattern.slice(0, -1)) : word === pattern)

export function phrasesIn(text: string): Phrase[] {
  const { spaced, prefixes, unspaced } = (lexicon ??= load())
  const words = wordsOf(text)
  const found: Phrase[] = []
  const add = ({ key }: Entry, from: Word, to: Word) => found.push({ key, start: from.start, end: to.end })
  for (const [at, word] of words.entries()) {
    if (word.isRun)
      for (const [phrase, key] of unspaced)
        for (let from = word.text.indexOf(phrase); from >= 0; from = word.text.indexOf(phrase, from + 1))
          found.push({ key, start: word.start + from, end: word.start + from + phrase.length })
    for (const entry of [...(spaced.get(word.text) ?? []), ...prefixes]) {
      const last = words[at + entry.words.length - 1]
      if (last && entry.words.every((pattern, index) => isWord(pattern, words[at + index]?.text)))
        add(entry, word, last)
    }
  }
  return longest(found)
}

/**
 * "Gluten free" and "free software" cost what they cost: within a longer phrase a shorter one says
 * nothing.
 */
function longest(found: readonly Phrase[]): Phrase[] {
  const hides = (outer: Phrase, inner: Phrase) =>
    outer.start <= inner.start &&
    inner.end <= outer.end &&
    outer.end - outer.start > inner.end - inner.start &&
    // "Without Google" asks for privacy, and refuses Google.
    (inner.key !== 'refuses' || outer.key === 'ordinary')
  return found.filter((phrase) => phrase.key !== 'ordinary' && !found.some((other) => hides(other, phrase)))
}

/** Blanks in place of the phrases: what is left says who wishes. */
export const withoutPhrases = (text: string, phrases: readonly Place[]): string =>
  phrases.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
