import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isBrand } from '@/lib/catalog/brands'
import { nameIndex, type NameHit } from '@/lib/catalog/name-index'
import { fold, type Token } from '@/lib/catalog/tokens'
import { loadData } from '@/lib/load-data'
import { LANGUAGES } from '../languages'
import { namesInRun } from './names-in-run'
import { shortened } from './shortened'

/**
 * Names as a sentence writes them: with an ending ("노션을", "Figma'da", "в Фигме"), behind a prefix
 * ("בפיגמה"), or without spaces ("我们用飞书"). Only names that the catalogue knows are cut out, so that
 * other words stay whole.
 */

const FOLDER = 'lib/engine/data'
const Words = z.string().transform((line) => line.split(' '))
const Endings = z.strictObject({
  script: z.enum(['Latin', 'Cyrillic', 'Hangul', 'Hebrew', 'Arabic']),
  /** How many letters of a name are left at least. */
  least: z.int(),
  before: Words.default([]),
  behind: Words.default([]),
  /** Endings in place of the name's own last letters. */
  instead: z.record(z.string(), Words).default({}),
  /** Endings also follow an apostrophe, even behind unknown names. */
  apostrophe: z.boolean().default(false),
  /**
   * Where languages share a script: letters of which one shows the language, and words (in small
   * letters without accents) of which two do.
   */
  signs: z.string().optional(),
  words: Words.optional(),
})

interface Inflection {
  readonly script: RegExp
  readonly least: number
  readonly before: ReadonlySet<string>
  /** What the name has in place of each ending. */
  readonly behind: ReadonlyMap<string, readonly string[]>
  readonly longest: number
  readonly apostrophe: boolean
  readonly signs: RegExp | undefined
  readonly words: ReadonlySet<string>
}

let loaded: readonly Inflection[] | undefined

const inflections = (): readonly Inflection[] =>
  (loaded ??= LANGUAGES.map((lang) => `${FOLDER}/${lang}/endings.yaml`)
    .filter((file) => existsSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file)))
    .map((file) => inflectionOf(loadData(file, Endings))))

function inflectionOf(rules: z.output<typeof Endings>): Inflection {
  const { script, least, before, behind, instead, apostrophe, signs, words } = rules
  const endings = new Map<string, string[]>(behind.map((ending) => [ending, ['']]))
  for (const [own, others] of Object.entries(instead))
    for (const ending of others) endings.set(ending, [...(endings.get(ending) ?? []), own])
  return {
    script: new RegExp(`^\\p{Script=${script}}`, 'u'),
    least,
    before: new Set(before),
    behind: endings,
    longest: Math.max(0, ...[...before, ...endings.keys()].map(({ length }) => length)),
    apostrophe,
    signs: signs === undefined ? undefined : new RegExp(`[${signs}]`, 'u'),
    words: new Set(words),
  }
}

/** The words of a text, names without what its language joins to them. */
export function withoutInflection(text: string, tokens: Token[]): Token[] {
  const own = inflections().filter((inflection) => mayBeIn(text, tokens, inflection))
  const cut: Token[] = []
  let behind = ''
  for (const [at, token] of tokens.entries()) {
    const parts = partsOf(text, token, { before: cut.at(-1), behind: tokens[at + 1] }, own)
    for (const part of parts) {
      cut.push(behind === '' ? part : { ...part, gap: behind + part.gap })
      behind = ''
    }
    const end = parts.at(-1)?.end ?? token.end
    behind = end < token.end ? text.slice(end, token.end) : ''
  }
  return cut
}

/** Endings of one letter that hardly a name ends with. */
const SURE_ENDINGS = new Set('을 를 은 는 로 에 와 랑'.split(' '))

/** An unknown name without its ending, where the script or an apostrophe shows that it is one. */
export function withoutJoinedEnding(name: string): string {
  const last = /[^\s]+$/.exec(name)?.[0] ?? name
  const own = inflections().find(({ script, apostrophe }) =>
    apostrophe ? APOSTROPHE.test(last) && script.test(last) : script.source.includes('Hangul') && script.test(last),
  )
  if (!own) return name.replace(/['’]s$/, '')
  for (let length = Math.min(own.longest + 1, last.length - own.least); length > 0; length--) {
    const ending = last.slice(-length)
    const isEnding = own.apostrophe
      ? APOSTROPHE.test(ending.charAt(0)) && own.behind.has(ending.slice(1))
      : own.behind.has(ending) && (length > 1 || SURE_ENDINGS.has(ending))
    if (isEnding) return name.slice(0, -length)
  }
  return name.replace(/['’]s$/, '')
}

const ENOUGH_WORDS = 2

function mayBeIn(text: string, tokens: readonly Token[], { signs, words }: Inflection): boolean {
  if (signs === undefined || signs.test(text)) return true
  const found = new Set(tokens.map((token) => token.text).filter((word) => words.has(word)))
  return found.size >= ENOUGH_WORDS
}

const PLAIN = /^[a-z0-9]+$/i
const HAN = /^\p{Script=Han}{3,}$/u
const GROWN_ON = /^[\p{Script=Hebrew}\p{Script=Arabic}ـ]{1,4}(?=[A-Za-z])/u

const SURE_LENGTH = 5
const CAPITAL = /^\p{Lu}/u
const APOSTROPHE = /['’]/

/**
 * Most words of most texts are in small Latin letters: such are looked at where a Latin language
 * with endings shows.
 */
const mayBeCut = ({ raw }: Token, own: readonly Inflection[]): boolean =>
  !PLAIN.test(raw) || CAPITAL.test(raw) || (raw.length > SURE_LENGTH && own.some(({ signs }) => signs !== undefined))

/** The words beside a word, which may belong to the same name. */
interface Beside {
  readonly before: Token | undefined
  readonly behind: Token | undefined
}

function partsOf(text: string, token: Token, beside: Beside, own: readonly Inflection[]): Token[] {
  // "Word'le" is no Wordle.
  if (!mayBeCut(token, own) || (isKnown(token.text) && !APOSTROPHE.test(token.raw))) return [token]
  if (HAN.test(token.raw)) return namesInRun(token, text)
  const prefix = GROWN_ON.exec(token.raw)?.[0]
  if (prefix !== undefined) return [shortened(token, prefix.length, token.raw.length)]
  for (const inflection of own) {
    if (!inflection.script.test(token.raw)) continue
    const name = withoutPrefix(token, beside, inflection) ?? withoutEnding(token, beside, inflection)
    if (name) return [name]
  }
  return [token]
}

const isKnown = (key: string): boolean => nameIndex().find(key) !== undefined || isBrand(key)

/** A name of several words may begin with a shorter one: "בתן ביס". */
const LEAST_BEFORE_ANOTHER = 2

function withoutPrefix(token: Token, { behind }: Beside, { before, longest, least }: Inflection): Token | undefined {
  for (let length = 1; length <= longest && token.raw.length - length >= LEAST_BEFORE_ANOTHER; length++) {
    if (!before.has(token.raw.slice(0, length))) continue
    const key = fold(token.raw.slice(length))
    const isWhole = token.raw.length - length >= least && isKnown(key)
    if (isWhole || (behind !== undefined && isKnown(`${key} ${behind.text}`)))
      return shortened(token, length, token.raw.length)
  }
  return undefined
}

function withoutEnding(token: Token, { before }: Beside, inflection: Inflection): Token | undefined {
  const { behind, longest, least, apostrophe } = inflection
  const word = token.raw.toLowerCase()
  const cut = apostrophe ? token.raw.search(APOSTROPHE) : -1
  if (cut >= 0) return cut >= 2 && behind.has(word.slice(cut + 1)) ? shortened(token, 0, cut) : undefined
  for (let length = 1; length <= longest && word.length - length >= least - 1; length++) {
    const stem = word.slice(0, -length)
    for (const own of behind.get(word.slice(-length)) ?? []) {
      if (stem.length + own.length < least) continue
      const key = fold(stem + own)
      const whole = nameIndex().find(key)
      const isName = whole ? isSaid(whole, key, token) : isBrand(key) && !BEGINS_SMALL.test(token.raw)
      if (isName || (!whole && before !== undefined && isKnown(`${before.text} ${key}`)))
        return own === ''
          ? shortened(token, 0, stem.length)
          : { ...shortened(token, 0, stem.length, capitalAs(token.raw, stem + own)), end: token.start + stem.length }
    }
  }
  return undefined
}

const BEGINS_SMALL = /^\p{Ll}/u

/** In scripts with capitals a small letter says that a short or everyday word is no name. */
const isSaid = ({ everyday }: NameHit, key: string, { raw }: Token): boolean =>
  !BEGINS_SMALL.test(raw) || (!everyday && key.length >= SURE_LENGTH)

const capitalAs = (raw: string, word: string): string => raw.slice(0, 1) + word.slice(1)
