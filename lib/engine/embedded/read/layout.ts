import { brandAt, isKindOfThing } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import {
  BULLET,
  DASH_HEADING,
  headingOf,
  linesOf,
  INLINE_HEADING,
  INLINE_LEVEL,
  isQuestion,
  type Heading,
  type Line,
} from './heading'

/** How a text is laid out: lines, bullets, headings. What people list is read differently from what they tell. */

export interface ListItem {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Stands behind a bullet of its own. */
  readonly bulleted: boolean
}

export interface TextLayout {
  /** Whole items of lists: of bulleted or short lines, or of an enumeration with commas. */
  readonly items: readonly ListItem[]
  /** The text is a list and nothing else: what the catalogue does not know is kept as written. */
  readonly isList: boolean
  /** So many short bullets are what is there, however ordinary: a kitchen, a tool chest. */
  readonly isInventory: boolean
  readonly headings: readonly Heading[]
}

const isNested = ({ text }: Line): boolean => /^(?: {2,}|\t+)\S/.test(text) && BULLET.test(text)
const MAX_ITEM_WORDS = 6
const MAX_ITEM_LENGTH = 60
/** The share of told words up to which a text still counts as a list. */
const MOSTLY_LISTED = 0.35

const wordCount = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** Commas, semicolons, plus signs, pipes and "and" between short parts. */
const SEPARATOR = /[;|•·、]|,(?!\d)|\s(?:[+/&]|and|und|y|et|e|och|en)\s/gi
/** Somebody speaks: what stands between the commas are clauses and no items. */
const SPOKEN =
  /(?<![\w-])(?:i|i['’]?m|i['’]?ve|i['’]?d|we|you|he|she|they|it['’]?s|it|is|are|was|were|am|have|has|had|ich|wir|hatte|habe|je|j['’]ai|yo|eu|when|because|would|should|could|can|do|does|did|don['’]?t|that|which|who|my|our|your|lives|sits|goes|stays|comes|happens)(?![\w-])/i

/** In Japanese a name has hardly so many of these letters in a row: "使っています". */
const SPOKEN_IN_JAPANESE = /\p{Script=Hiragana}{4}/u

export function readLayout(text: string): TextLayout {
  const lines = linesOf(text)
  const isDashed = putsTopicsBeforeDashes(lines)
  const explains = putsNamesBeforeColons(lines)
  const describes = !isDashed && putsNamesBeforeDashes(lines)
  const headings: Heading[] = []
  const items: ListItem[] = []
  let listed = 0
  let told = 0
  let column = 0
  let inTable = false
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '' || isQuestion(line.text)) continue
    const isHead = line.text.includes('|') && isTableHead(lines[index + 1])
    inTable = isHead || (inTable && line.text.includes('|'))
    if (inTable || TABLE_ROW.test(line.text)) {
      if (isHead) column = columnOfNames(lines.slice(index + 2, index + 2 + ENOUGH_ROWS))
      const name = isHead ? undefined : cellOf(line, column)
      if (name) items.push(name)
      listed += wordCount(name?.text ?? '')
      continue
    }
    const heading = headingOf(line, lines[index + 1])
    if (heading) {
      headings.push(heading)
      continue
    }
    if (explains && isNameAndWhatItIs(line)) {
      const { offset } = leadIn(line, null)
      const name = leadOf(line.text.slice(offset), line.start + offset)
      if (name) items.push(name)
      told += wordCount(line.text)
      continue
    }
    const described = describes ? nameBeforeDash(line) : undefined
    if (described) {
      items.push(described)
      if (BULLET.test(line.text)) listed += wordCount(line.text)
      else told += wordCount(line.text)
      continue
    }
    const inline = INLINE_HEADING.exec(line.text) ?? (isDashed ? DASH_HEADING.exec(line.text) : null)
    // "Theme: One Dark" on a bullet below "Editor" says more of the editor, and begins nothing of its own.
    if (inline?.[1] && !isNested(line))
      headings.push({
        title: inline[1].trim(),
        level: INLINE_LEVEL,
        start: line.start,
        end: line.start + inline[0].length,
        until: line.start + line.text.length,
      })
    const { offset, bulleted } = leadIn(line, inline)
    const body = line.text.slice(offset)
    const parts = itemsOf(body, line.start + offset, bulleted || inline !== null)
    if (parts) {
      items.push(...parts)
      listed += wordCount(body)
    } else {
      told += wordCount(body)
      const first = bulleted ? leadOf(body, line.start + offset) : undefined
      if (first) items.push(first)
    }
  }
  const isList = items.length >= 2 && told <= listed * MOSTLY_LISTED
  const isInventory = isList && items.filter(({ bulleted }) => bulleted).length >= MANY_BULLETS
  return { items, isList, isInventory, headings }
}

/** Of a row of a table one cell names the thing, the others say what for and how much. */
const TABLE_ROW = /^\s*\|.*\|\s*$/
const isTableHead = (next: Line | undefined) =>
  next !== undefined && /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(next.text) && next.text.includes('|')

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')

/** The first rows of a table tell how all of them are meant; a text may hold thousands of tables. */
const ENOUGH_ROWS = 50

/** The first column, unless it says what kind of thing each row is ("Phone", "Camera") and the next one which. */
function columnOfNames(below: readonly Line[]): number {
  const end = below.findIndex(({ text }) => !text.includes('|'))
  const rows = (end < 0 ? below : below.slice(0, end)).map(({ text }) => cellsOf(text))
  const names = (column: number) =>
    rows.filter((cells) => wordsOf(cells[column] ?? '').some((word) => !isOrdinary(word) && !isKindOfThing(word)))
      .length
  return names(0) < rows.length / 2 && names(1) > names(0) ? 1 : 0
}

function cellOf({ text, start }: Line, column: number): ListItem | undefined {
  const name = cellsOf(text)[column]?.replace(/[*_`]/g, '').trim()
  if (!name || !/\p{L}/u.test(name)) return undefined
  const at = start + text.indexOf(name)
  return { text: name, start: at, end: at + name.length, bulleted: true }
}

/** "キーボード - HHKB": where names are in Latin letters, what is not says what kind of thing they are. */
const UNSPACED = /^[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]/u

/** Whether lines such as "Email — Klaviyo" begin with the topic, as in "Things — my tasks" they do not. */
function putsTopicsBeforeDashes(lines: readonly Line[]): boolean {
  let topics = 0
  let tools = 0
  for (const { text } of lines) {
    const parted = text.length > MAX_DASHED ? null : DASH_HEADING.exec(text)
    if (!parted) continue
    if (UNSPACED.test(parted[1] ?? '')) topics++
    else if (!wordsOf(parted[1] ?? '').every(isOrdinary)) tools++
    else if (!isOrdinary(wordsOf(text.slice(parted[0].length))[0] ?? '')) topics++
  }
  return topics >= ENOUGH_DASHED && topics > tools
}

const MANY_BULLETS = 8

/** Whether lines without bullets such as "Wavetek 182A - A function generator." name a thing and say what it is. */
function putsNamesBeforeDashes(lines: readonly Line[]): boolean {
  let described = 0
  for (const line of lines) if (nameBeforeDash(line)) described++
  return described >= ENOUGH_DASHED
}

const BEFORE_DASH = /^\s*(?:\*\*|__)?(\p{Lu}[^\n:;!?*]{1,58}?)(?:\*\*|__)?\s+[-–—]\s+(?=\S)/u

/** "Notes" are a topic, though an app is called so for short; "Proton" is an app. */
function isTopic(words: readonly string[]): boolean {
  const key = words.join(' ')
  const known = nameIndex().find(key)?.entry.name
  return words.every(isOrdinary) && (known === undefined || keyOf(known) !== key)
}

/** Behind a bullet only what would else fall apart: "Proton - Email, Calendar, Drive". */
function nameBeforeDash({ text, start }: Line): ListItem | undefined {
  const body = text.replace(BULLET, '')
  const parted = BEFORE_DASH.exec(body)
  const name = body !== text && !body.slice(parted?.[0].length).includes(',') ? undefined : parted?.[1]
  if (!name || wordCount(name) > MAX_ITEM_WORDS || SPOKEN.test(name) || isTopic(wordsOf(name))) return undefined
  const at = start + text.indexOf(name)
  return { text: name, start: at, end: at + name.length, bulleted: true }
}

/** Whether bullets such as "Harmonic: slick client for Hacker News" name a thing and say what it is. */
function putsNamesBeforeColons(lines: readonly Line[]): boolean {
  let topics = 0
  let names = 0
  for (const line of lines) {
    if (line.text.length > MAX_LABELLED || !BULLET.test(line.text) || !INLINE_HEADING.test(line.text)) continue
    if (isNameAndWhatItIs(line)) names++
    else topics++
  }
  return names >= ENOUGH_LABELLED && names > topics
}

/** Behind a topic stands the thing itself; behind a thing stand words about it. */
function isNameAndWhatItIs({ text }: Line): boolean {
  const label = INLINE_HEADING.exec(text)
  if (!label?.[1] || !BULLET.test(text)) return false
  const words = wordsOf(label[1])
  const isName = nameIndex().find(words.join(' ')) !== undefined || !words.every(isOrdinary)
  return isName && !beginsWithName(text.slice(label[0].length))
}

function beginsWithName(text: string): boolean {
  const tokens = tokenize(text.slice(0, MAX_ITEM_LENGTH))
  if (brandAt(tokens, 0)) return true
  const { find } = nameIndex()
  return [3, 2, 1].some((count) => {
    const hit = find(
      tokens
        .slice(0, count)
        .map((token) => token.text)
        .join(' '),
    )
    return hit !== undefined && (!hit.everyday || tokens.length <= count)
  })
}

const ENOUGH_LABELLED = 2
const MAX_LABELLED = 400
const ENOUGH_DASHED = 2
const MAX_DASHED = 300
const wordsOf = (text: string) => tokenize(text).map((token) => token.text)

function leadIn(line: Line, inline: RegExpExecArray | null): { offset: number; bulleted: boolean } {
  const bullet = BULLET.exec(line.text)
  return { offset: inline?.[0].length ?? bullet?.[0].length ?? 0, bulleted: bullet !== null }
}

const MAX_TITLE_WORDS = 9

/** "Yeedi Vac 2 Pro Robot Vacuum Cleaner": shops write all words of a name large, and begin it with a maker. */
export function isProductTitle(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return (
    words.length <= MAX_TITLE_WORDS &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    !isOrdinary(wordsOf(words[0] ?? '')[0] ?? '')
  )
}

/** The items of a line that is nothing but items, or undefined for a sentence. */
function itemsOf(body: string, start: number, bulleted: boolean): ListItem[] | undefined {
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
  for (const match of plain.matchAll(SEPARATOR)) {
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
  return short && items.length > 0 ? items : undefined
}

/** In "Paste to Download for downloading things" the item is what stands before its explanation. */
function leadOf(body: string, start: number): ListItem | undefined {
  const lead = /^(.{2,50}?)(?:\s+(?:for|to|as|because|when|which|that|is|are|with)\s|\s*[-–—:(]\s+|\s*\(|,\s|[.!]\s)/i
    .exec(body)?.[1]
    ?.trim()
  if (!lead || wordCount(lead) > MAX_ITEM_WORDS || SPOKEN.test(lead)) return undefined
  const at = body.indexOf(lead)
  return { text: lead, start: start + at, end: start + at + lead.length, bulleted: true }
}
