import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load as parseYaml } from 'js-yaml'
import { wordsIn } from './words'

/** Words that show how a text uses a name, by what they say: "früher" and "used to" are both of the past. */

export interface Cue {
  readonly kind: string
  /** The word at which it begins. */
  readonly at: number
}

interface Phrase {
  readonly kind: string
  readonly words: readonly string[]
  /** The last word is only the beginning of one. */
  readonly isOpen: boolean
}

interface Lexicon {
  /** Phrases by their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases of one word by the beginning that is known of it. */
  readonly beginnings: ReadonlyMap<string, readonly Phrase[]>
  /** How many letters the beginnings of words have, by their first letter. */
  readonly lengths: ReadonlyMap<string, readonly number[]>
}

const FOLDER = 'lib/engine/data'
const LONGEST_BEGINNING = 10
/** So many words show the language of a text. */
const SAMPLE = 400
const SAMPLED_LETTERS = 2500
let known: ReadonlyMap<string, Lexicon> | undefined

function lexicons(): ReadonlyMap<string, Lexicon> {
  if (known) return known
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER)
  known = new Map(
    readdirSync(/*turbopackIgnore: true*/ folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
      .map(({ name }) => name)
      .sort()
      .map((lang) => {
        const text = readFileSync(/*turbopackIgnore: true*/ path.join(folder, lang, 'usage.yaml'), 'utf8')
        return [lang, lexiconOf(parseYaml(text) as Record<string, string>)]
      }),
  )
  return known
}

function lexiconOf(kinds: Record<string, string>): Lexicon {
  const phrases = new Map<string, Phrase[]>()
  const beginnings = new Map<string, Phrase[]>()
  for (const [kind, line] of Object.entries(kinds))
    for (const written of line.split(';')) {
      const isOpen = written.trim().endsWith('*')
      const words = [...wordsIn(written)].filter(({ isMark }) => !isMark).map(({ text }) => text)
      const [first] = words
      if (first === undefined) continue
      const byWord = isOpen && words.length === 1 ? beginnings : phrases
      byWord.set(first, [...(byWord.get(first) ?? []), { kind, words, isOpen }])
    }
  const lengths = new Map<string, number[]>()
  for (const { length, 0: letter = '' } of beginnings.keys()) {
    const known = lengths.get(letter) ?? []
    if (length > LONGEST_BEGINNING || known.includes(length)) continue
    lengths.set(
      letter,
      [...known, length].sort((a, b) => a - b),
    )
  }
  return { phrases, beginnings, lengths }
}

/** The language of a text, by its beginning. */
export const languageOf = (text: string): string =>
  languageOfWords([...wordsIn(text, 0, Math.min(text.length, SAMPLED_LETTERS))].map((word) => word.text))

let languages: ReadonlyMap<string, readonly number[]> | undefined

/** Which of the lexicons know a word. */
function languagesOf(): ReadonlyMap<string, readonly number[]> {
  if (languages) return languages
  const found = new Map<string, number[]>()
  for (const [index, { phrases }] of [...lexicons().values()].entries())
    for (const word of phrases.keys()) found.set(word, [...(found.get(word) ?? []), index])
  languages = found
  return found
}

/** The language that knows most of the words; "" when none knows one. */
function languageOfWords(words: readonly string[]): string {
  const known = languagesOf()
  const counts = Array.from(lexicons(), () => 0)
  for (let at = 0; at < Math.min(words.length, SAMPLE); at++) {
    const languages = known.get(words[at] ?? '')
    if (languages) for (const index of languages) counts[index] = (counts[index] ?? 0) + 1
  }
  const most = Math.max(...counts)
  return most === 0 ? '' : ([...lexicons().keys()][counts.indexOf(most)] ?? '')
}

/** The language that knows most of the words, and the cues in it. */
export function cuesIn(words: readonly string[]): { readonly lang: string; readonly cues: readonly Cue[] } {
  const lang = languageOfWords(words)
  return { lang, cues: cuesOf(words, lang) }
}

/** The longest phrase of the language at each word, in every sense of it. */
export function cuesOf(words: readonly string[], lang: string): Cue[] {
  const lexicon = lexicons().get(lang)
  if (!lexicon) return []
  const cues: Cue[] = []
  for (let at = 0; at < words.length; at++) {
    const found = phrasesAt(words, at, lexicon)
    if (found.length === 0) continue
    const longest = Math.max(...found.map((phrase) => phrase.words.length))
    const kinds = new Set(found.filter((phrase) => phrase.words.length === longest).map(({ kind }) => kind))
    for (const kind of kinds) cues.push({ kind, at })
    at += longest - 1
  }
  return cues
}

const NONE: readonly Phrase[] = []

function phrasesAt(words: readonly string[], at: number, lexicon: Lexicon): readonly Phrase[] {
  const word = words[at] ?? ''
  const phrases = lexicon.phrases.get(word)
  const lengths = lexicon.lengths.get(word.charAt(0))
  if (!phrases && !lengths) return NONE
  const found = phrases?.filter((phrase) => fits(phrase, words, at)) ?? []
  for (const length of lengths ?? [])
    if (length <= word.length) found.push(...(lexicon.beginnings.get(word.slice(0, length)) ?? NONE))
  return found
}

const fits = ({ words: own, isOpen }: Phrase, words: readonly string[], at: number): boolean =>
  own.every((word, index) =>
    isOpen && index === own.length - 1 ? words[at + index]?.startsWith(word) : words[at + index] === word,
  )
