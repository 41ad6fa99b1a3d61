import type { Token } from '@/lib/catalog/tokens'
import { cuesIn, wordsOf, type Cue } from './cues'

/** A text as the usage model reads it: words, marks and names in a row, cut into sentences. */

/** A name, by the positions of its words, the end exclusive. */
export interface NamedTokens {
  readonly from: number
  readonly to: number
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
const MARK = /\n|[.!?。！？؟।]+|[,;:、，；：()[\]"“”«»„…→>/+&|•·–—]|-(?=[ >])/gu
const ENDS = /^[\n.!?。！？؟।]/u

/** The names in the order of the text, none inside another. */
export function usageText(tokens: readonly Token[], names: readonly NamedTokens[]): UsageText {
  const words: string[] = []
  const places: number[] = []
  const sentenceOf: number[] = []
  const begins: number[] = [0]
  const push = (word: string) => {
    words.push(word)
    sentenceOf.push(begins.length - 1)
  }
  let next = 0
  let behind = 0
  for (const [at, token] of tokens.entries()) {
    if (at < behind) continue
    // The dot of "Fly.io" and "3.5" ends nothing.
    if (/[^ ]/.test(token.gap) && token.gap !== '.')
      for (const [mark] of token.gap.matchAll(MARK)) {
        push(mark.charAt(0))
        if (ENDS.test(mark) && begins.at(-1) !== words.length) begins.push(words.length)
      }
    const name = names[next]
    if (name?.from === at) {
      places.push(words.length)
      push(NAME)
      behind = name.to
      next++
    } else for (const word of wordsOf(token.text)) push(word)
  }
  const { lang, cues } = cuesIn(words)
  return {
    words,
    places,
    sentenceOf,
    begins,
    lang,
    cuesAt: byPlace(cues),
    names: names.map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    ),
    isCapital: names.map(({ from }) => /^\p{Lu}/u.test(tokens[from]?.raw ?? '')),
  }
}

function byPlace(cues: readonly Cue[]): Map<number, string[]> {
  const kinds = new Map<number, string[]>()
  for (const { kind, at } of cues) kinds.set(at, [...(kinds.get(at) ?? []), kind])
  return kinds
}
