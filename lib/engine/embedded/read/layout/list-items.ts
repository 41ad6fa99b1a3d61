import { isOrdinary } from '@/lib/catalog/everyday'
import { tokenize } from '@/lib/catalog/tokens'
import { cuesOf } from '../../usage/cues'
import { wordsIn } from '../../usage/words'

/** The items of a line that lists: what stands between its commas, or before its explanation. */

export interface ListItem {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Follows a bullet. */
  readonly bulleted: boolean
}

export const MAX_ITEM_WORDS = 6
export const MAX_ITEM_LENGTH = 60

export const wordsOf = (text: string) => tokenize(text).map((token) => token.text)
export const wordCount = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** Commas, semicolons, plus signs, pipes and "and" between short parts. */
const SEPARATOR = /[;|•·、]|,(?!\d)|\s(?:[+/&]|and|und|y|et|e|och)\s/gi
/** In Dutch "en" joins two names; in Spanish and French it stands inside of one. */
const SEPARATOR_IN_DUTCH = new RegExp(`${SEPARATOR.source}|\\sen\\s`, 'gi')
/** A sentence: the parts between its commas are clauses, not items. */
export const SPOKEN =
  /(?<![\w-])(?:i|i['’]?m|i['’]?ve|i['’]?d|we|you|he|she|they|it['’]?s|it|is|are|was|were|am|have|has|had|ich|wir|hatte|habe|je|j['’]ai|yo|eu|when|because|would|should|could|can|do|does|did|don['’]?t|that|which|who|my|our|your|lives|sits|goes|stays|comes|happens|came|went|made|got|took|gave|bought|brought|sent|said|told|delivered|shipped|arrived)(?![\w-])/i

/** In Japanese a name has hardly so many of these letters in a row: "使っています". */
const SPOKEN_IN_JAPANESE = /\p{Script=Hiragana}{4}/u

/**
 * Words of use that show a clause, in all languages but English, whose product names hold many of
 * them.
 */
const OF_CLAUSES = new Set(['self', 'use', 'to', 'with'])
const ENOUGH_CUES = 2
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u

/** "Soy traductora, trabajo con Trados": between the commas are clauses. */
function hasClauses(line: string, language: string): boolean {
  if (language === 'en') return false
  const cues = cuesOf(
    [...wordsIn(line)].map(({ text }) => text),
    language,
  )
  const found = cues.filter(({ kind }) => OF_CLAUSES.has(kind)).length
  // A Latin word may be a product; "uso" in one place is no sentence.
  return found >= (LATIN_ONLY.test(line) ? ENOUGH_CUES : 1)
}

const MAX_TITLE_WORDS = 9

/**
 * "Yeedi Vac 2 Pro Robot Vacuum Cleaner": shops write all words of a name large, and begin it with
 * a maker.
 */
export function isProductTitle(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    words.length <= MAX_TITLE_WORDS &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    !isOrdinary(wordsOf(words[0] ?? '')[0] ?? '')
  )
}

/** The items of a line that is nothing but items, or undefined for a sentence. */
export function itemsOf(
  body: string,
  start: number,
  { bulleted, romance, language }: { bulleted: boolean; romance: boolean; language: string },
): ListItem[] | undefined {
  const items: ListItem[] = []
  let last = 0
  const push = (end: number) => {
    const raw = body.slice(last, end)
    const text = raw.trim().replace(/[.!]$/, '')
    const at = start + last + raw.indexOf(text)
    if (text !== '') items.push({ text, start: at, end: at + text.length, bulleted })
  }
  // "Flask, which I like (and Redis)": what stands in brackets belongs to the item before it.
  const plain = body.replace(/\([^()]*\)/g, (brackets) => '_'.repeat(brackets.length))
  for (const match of plain.matchAll(romance ? SEPARATOR : SEPARATOR_IN_DUTCH)) {
    push(match.index)
    last = match.index + match[0].length
  }
  push(body.length)
  // "Org mode for notes, agenda, blog": what goes on behind the purpose is purpose, too.
  const purpose = items.findIndex(({ text }) => / for \p{Ll}/u.test(text))
  if (purpose >= 0) for (let at = purpose + 1; /^\p{Ll}[\p{L} -]*$/u.test(items[at]?.text ?? '');) items.splice(at, 1)
  const short = items.every(
    (item) =>
      (wordCount(item.text) <= MAX_ITEM_WORDS || isProductTitle(item.text)) &&
      item.text.length <= MAX_ITEM_LENGTH &&
      !/[.!?]\s/.test(item.text) &&
      !SPOKEN.test(item.text.replace(/\s*\(.*$|\s[-–—].*$/, '')) &&
      !SPOKEN_IN_JAPANESE.test(item.text),
  )
  if (!short || items.length === 0) return undefined
  if (!bulleted && items.length > 1 && hasClauses(body, language)) return undefined
  // "LanguageTool — grammar and spelling": what goes on behind the dash is said of the name, too.
  const said = /^(\S.*?)\s[-–—]\s+\p{Ll}?/u.exec(items[0]?.text ?? '')?.[1]
  const isSaid = bulleted && said !== undefined && !wordsOf(said).every(isOrdinary)
  if (isSaid && items.slice(1).every(({ text }) => !/\s[-–—]\s/.test(text))) items.splice(1)
  return items
}

/** In "Paste to Download for downloading things" the item is what stands before its explanation. */
export function leadOf(body: string, start: number): ListItem | undefined {
  const lead = /^(.{2,50}?)(?:\s+(?:for|to|as|because|when|which|that|is|are|with)\s|\s*[-–—:(]\s+|\s*\(|,\s|[.!]\s)/i
    .exec(body)?.[1]
    ?.trim()
  if (!lead || wordCount(lead) > MAX_ITEM_WORDS || SPOKEN.test(lead)) return undefined
  const at = body.indexOf(lead)
  return { text: lead, start: start + at, end: start + at + lead.length, bulleted: true }
}
