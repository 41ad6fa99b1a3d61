import { headingOf, linesOf, INLINE_HEADING, isQuestion, type Heading, type Line } from './heading'

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
  readonly headings: readonly Heading[]
}

const BULLET = /^\s*(?:[-*+•·–—▪◦>]|\d{1,2}[.)](?=\s)|\[[ xX]\])\s+(?:\[[ xX]\]\s+)?/
const NESTED = /^(?: {2,}|\t+)[-*+•·–▪◦]\s/
const MAX_ITEM_WORDS = 6
const MAX_ITEM_LENGTH = 60
/** The share of told words up to which a text still counts as a list. */
const MOSTLY_LISTED = 0.35

const wordCount = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** Commas, semicolons, plus signs, pipes and "and" between short parts. */
const SEPARATOR = /[;|•·]|,(?!\d)|\s(?:[+/&]|and|und|y|et|e|och|en)\s/gi
/** Somebody speaks: what stands between the commas are clauses and no items. */
const SPOKEN =
  /\b(?:i|i['’]?m|i['’]?ve|i['’]?d|we|you|he|she|they|it['’]?s|it|is|are|was|were|am|have|has|had|when|because|would|should|could|can|do|does|did|don['’]?t|that|which|who|my|our|your)\b/i

export function readLayout(text: string): TextLayout {
  const lines = linesOf(text)
  const headings: Heading[] = []
  const items: ListItem[] = []
  let listed = 0
  let told = 0
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '' || isQuestion(line.text)) continue
    const heading = headingOf(line, lines[index + 1], BULLET)
    if (heading) {
      headings.push(heading)
      continue
    }
    const inline = INLINE_HEADING.exec(line.text)
    // "Theme: One Dark" on a bullet below "Editor" says more of the editor, and begins nothing of its own.
    if (inline?.[1] && !NESTED.test(line.text))
      headings.push({
        title: inline[1].trim(),
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
  return { items, isList: items.length >= 2 && told <= listed * MOSTLY_LISTED, headings }
}

function leadIn(line: Line, inline: RegExpExecArray | null): { offset: number; bulleted: boolean } {
  const bullet = BULLET.exec(line.text)
  return { offset: inline?.[0].length ?? bullet?.[0].length ?? 0, bulleted: bullet !== null }
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
  const short = items.every(
    (item) =>
      wordCount(item.text) <= MAX_ITEM_WORDS &&
      item.text.length <= MAX_ITEM_LENGTH &&
      !/[.!?]\s/.test(item.text) &&
      !SPOKEN.test(item.text.replace(/\s*\(.*$|\s[-–—].*$/, '')),
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
