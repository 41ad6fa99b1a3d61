import { fold } from '@/lib/catalog/tokens'

/** Words and marks as the usage lexicons and models read them. */

export interface Word {
  readonly text: string
  readonly start: number
  /** A comma, a stop, a bracket …; a line break too. */
  readonly isMark: boolean
}

const PART =
  /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|(\n|[.!?。！？؟।]+|[,;:、，；：()[\]"“”«»„…→>/+&|•·–—]|-(?=[ >]))/gu
/** Languages of these letters write no spaces between words, or add endings to them: each sign is a word. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
/** Scripts whose combining marks change the word, so that they must not be removed. */
const KEEPS_MARKS = /[\u0900-\u0dff\u3040-\u30ff\uac00-\ud7af]/
/** To put thousands of marks on one letter in order takes quadratic time. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu
const PLAIN = /^[A-Za-z0-9]+$/
const IN_NAME = /^[\p{L}\p{N}]/u

/** The words of a part of a text. */
export function* wordsIn(text: string, from = 0, to = text.length): Generator<Word> {
  for (const { 0: raw, 1: mark, index } of text.slice(from, to).matchAll(PART)) {
    const start = from + index
    if (mark !== undefined) {
      // The dot of "Fly.io" and "3.5" ends nothing.
      if (raw !== '.' || !IN_NAME.test(text.slice(start + 1, start + 3)))
        yield { text: raw.charAt(0), start, isMark: true }
      continue
    }
    if (PLAIN.test(raw)) {
      yield { text: raw.toLowerCase(), start, isMark: false }
      continue
    }
    const word = foldWord(raw.replace(MANY_MARKS, '$1'))
    if (!UNSPACED.test(word)) {
      if (word !== '') yield { text: word, start, isMark: false }
      continue
    }
    for (const [sign] of word.matchAll(/[\p{L}\p{M}\p{N}]/gu)) yield { text: sign, start, isMark: false }
  }
}

/** Variants of one sign in Hindi are one: nukta and nasal. */
const foldWord = (raw: string): string =>
  KEEPS_MARKS.test(raw)
    ? raw
        .normalize('NFC')
        .toLowerCase()
        .replace(/\u093c/g, '')
        .replace(/\u0901/g, '\u0902')
    : fold(raw).replaceAll('\u0640', '')
