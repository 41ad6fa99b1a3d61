/** Words with their places. Names and texts are cut the same way, so that "Next.js", "next js" and "NEXT.JS" meet. */
export interface Token {
  /** Lower case, without accents, apostrophes and possessive s. */
  readonly text: string
  readonly raw: string
  readonly start: number
  readonly end: number
  /** The characters between the previous token and this one. */
  readonly gap: string
}

/** "L'Apple Watch", "dell'iPad": the article before a name is a separate token. "O'Reilly" and "D'Addario" are names. */
const ARTICLE = /(?<![\p{L}\p{N}])(?:l|d|qu|j|un|all|dall|dell|nell|sull|quell)(?=['’](?:\p{Lu}|i\p{Lu}))/u
/** A letter, or a vowel sign of Indian scripts: "टैली" is one word. */
const LETTER = '[\\p{L}\\p{N}\\p{Mc}\\u0900-\\u0902\\u093a-\\u094f]'
const WORD = new RegExp(`${ARTICLE.source}|${LETTER}+(?:['’][\\p{L}]+)*(?:[+#]+(?![\\p{L}\\p{N}]))?`, 'gu')
/** Where no spaces part the words, the scripts do: "エディタはCursor" has three. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const SCRIPTS = ['[\\p{Script=Katakana}ー]', '\\p{Script=Hiragana}', '\\p{Script=Han}', '\\p{Script=Hangul}']
const OTHER = `(?:(?!${SCRIPTS.join('|')})[\\p{L}\\p{N}])`
const UNSPACED_WORD = new RegExp(
  `${SCRIPTS.map((script) => `${script}+`).join('|')}|${OTHER}+(?:['’]${OTHER}+)*(?:[+#]+(?!${OTHER}))?`,
  'gu',
)

/** Not the vowel signs of Hindi, without which its words are not told apart. */
const ACCENT = /(?![\u0900-\u0903\u093e-\u094f])\p{M}/gu

const PLAIN_WORD = /^[A-Za-z0-9]+$/

export function fold(text: string): string {
  if (PLAIN_WORD.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(ACCENT, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
}

export function tokenize(text: string, shownGap: (gap: string) => string = (gap) => gap): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(UNSPACED.test(text) ? UNSPACED_WORD : WORD)) {
    const raw = match[0]
    const start = match.index
    tokens.push({ text: fold(raw), raw, start, end: start + raw.length, gap: shownGap(text.slice(last, start)) })
    last = start + raw.length
  }
  return tokens
}

const SIMPLE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/
const PLAIN = /^[A-Za-z0-9 ._/&:,()-]*$/

/** The same words for a plain name, which nearly all are: the catalogue has twenty-five thousand to cut at its start. */
const plainKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const keyOf = (name: string): string =>
  SIMPLE.test(name) ? name.toLowerCase() : PLAIN.test(name) ? plainKey(name) : wordsKey(name)

const wordsKey = (name: string): string =>
  tokenize(name)
    .map((token) => token.text)
    .join(' ')
