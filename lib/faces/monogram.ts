/** One or two letters for a tool without a mark, in any script. */

const SMALL_WORDS = new Set(['a', 'an', 'and', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])
/** Scripts whose single letter is as wide as two Latin ones, or whose letters join. */
const ONE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u
/** "A7", "R6", "T7", "X100V": what people call a model. */
const MODEL = /^(?=\P{N}*\p{N})\p{Lu}{0,2}\p{N}{1,4}\p{L}?$/u
const LONGEST_MODEL = 4

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Segmenting is slow, and an ASCII letter is one segment. */
const lettersOf = (word: string) =>
  /^[ -~]*$/.test(word) ? [...word] : Array.from(graphemes.segment(word), ({ segment }) => segment)

/** Words of letters and digits; a capital inside a word begins another: "PocketBase". */
const wordsOf = (name: string): string[] =>
  name
    .slice(0, 80)
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

/** The first letter in upper case; "ß" stays one letter. */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return lettersOf(upper).length === 1 ? upper : letter
}

export const monogram = (name: string): string => initialsOf(wordsOf(name), name)

function initialsOf(words: readonly string[], name: string): string {
  const telling = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const [first, second] = telling.length > 0 ? telling : words
  if (first === undefined) return lettersOf(name.trim())[0] ?? '?'
  const [initial = '', next = ''] = lettersOf(first)
  if (ONE_LETTER.test(initial)) return initial
  if (second === undefined) return capital(initial) + (/^\p{Lu}+$/u.test(first) ? next : next.toLowerCase())
  return capital(initial) + capital(lettersOf(second)[0] ?? '')
}

/**
 * The letters of a model beside its maker's mark: of the model, else of the name without the
 * maker's.
 */
export function modelMonogram(name: string, maker: string): string {
  const makers = new Set(maker.toLowerCase().split('-'))
  const parts = name.slice(0, 80).split(/[\s/,()–-]+/u)
  const own = parts.filter((part) => part !== '' && !makers.has(part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')))
  const model = own.find((part) => part.length <= LONGEST_MODEL && MODEL.test(part))
  if (model !== undefined || own.length === 0) return model ?? ''
  // "MacBook Air" and "MacBook Pro" differ in their second word.
  return initialsOf(own.map((part) => part.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).filter(Boolean), name)
}
