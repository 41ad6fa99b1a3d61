/** How a text is laid out: lines, bullets, headings. What people list is read differently from what they tell. */

export interface ListItem {
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface TextLayout {
  /** Whole items of lists: of bulleted or short lines, or of an enumeration with commas. */
  readonly items: readonly ListItem[]
  /** The text is a list and nothing else: what the catalogue does not know is kept as written. */
  readonly isList: boolean
  readonly headings: readonly Heading[]
}

export interface Heading {
  readonly title: string
  readonly start: number
  readonly end: number
}

interface Line {
  readonly text: string
  readonly start: number
}

const BULLET = /^\s*(?:[-*+•·–—▪◦>]|\d{1,2}[.)]|\[[ x]\])\s+/
const MARKDOWN_HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/
const BOLD_HEADING = /^\s*(?:\*\*|__)([^*_]{2,60})(?:\*\*|__):?\s*$/
const COLON_HEADING = /^\s*([^:\n]{2,40}):\s*$/
/** "Editor: VS Code" — a heading and its items in one line. */
const INLINE_HEADING =
  /^\s*(?:[-*•]\s+)?(?:\*\*|__)?([\p{L}][\p{L}\p{N} &/+-]{1,30}?)(?:\*\*|__)?\s*[:–—]\s+(?=\S)(?!\/\/)/u
const MAX_ITEM_WORDS = 6
const MAX_ITEM_LENGTH = 60

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, start })
    start += line.length + 1
  }
  return lines
}

const wordCount = (text: string) => text.trim().split(/\s+/).filter(Boolean).length

/** Commas, semicolons, plus signs, pipes and "and" between short parts. Brackets keep their commas. */
const SEPARATOR = /\s*(?:[,;|+•·\n]|\s\/\s|\s&\s|,?\s+\band\b\s)\s*/gi

export function readLayout(text: string): TextLayout {
  const lines = linesOf(text)
  const headings: Heading[] = []
  const items: ListItem[] = []
  let listed = 0
  let told = 0
  for (const [index, line] of lines.entries()) {
    if (line.text.trim() === '') continue
    const heading = headingOf(line, lines[index + 1])
    if (heading) {
      headings.push(heading)
      continue
    }
    const lead = INLINE_HEADING.exec(line.text) ?? BULLET.exec(line.text)
    const offset = lead ? lead[0].length : 0
    const body = line.text.slice(offset)
    const parts = itemsOf(body, line.start + offset)
    if (parts) {
      items.push(...parts)
      listed += wordCount(body)
    } else {
      told += wordCount(body)
      const first = BULLET.test(line.text) ? leadOf(body, line.start + offset) : undefined
      if (first) items.push(first)
    }
  }
  return { items, isList: items.length >= 2 && told <= listed * 0.35, headings }
}

function headingOf(line: Line, next: Line | undefined): Heading | undefined {
  const title =
    MARKDOWN_HEADING.exec(line.text)?.[2] ??
    BOLD_HEADING.exec(line.text)?.[1] ??
    COLON_HEADING.exec(line.text.replace(BULLET, ''))?.[1]
  if (title === undefined) return undefined
  const plain = title.replace(/[*_`]/g, '').replace(/:$/, '').trim()
  if (plain === '' || plain.endsWith('?') || wordCount(plain) > 6 || next === undefined) return undefined
  return { title: plain, start: line.start, end: line.start + line.text.length }
}

/** The items of a line that is nothing but items, or undefined for a sentence. */
function itemsOf(body: string, start: number): ListItem[] | undefined {
  const items: ListItem[] = []
  let last = 0
  const push = (end: number) => {
    const raw = body.slice(last, end)
    const text = raw.trim()
    if (text !== '')
      items.push({ text, start: start + last + raw.indexOf(text), end: start + last + raw.indexOf(text) + text.length })
  }
  for (const match of body.matchAll(SEPARATOR)) {
    push(match.index)
    last = match.index + match[0].length
  }
  push(body.length)
  const short = items.every(
    (item) =>
      wordCount(item.text) <= MAX_ITEM_WORDS && item.text.length <= MAX_ITEM_LENGTH && !/[.!?]\s/.test(item.text),
  )
  return short && items.length > 0 && (items.length > 1 || wordCount(body) <= MAX_ITEM_WORDS) ? items : undefined
}

/** In "Paste to Download for downloading things" the item is what stands before its explanation. */
function leadOf(body: string, start: number): ListItem | undefined {
  const lead = /^(.{2,50}?)(?:\s+(?:for|to|as|because|when|which|that|is|are)\s|\s*[-–—:(]\s*|,\s|\.\s)/i
    .exec(body)?.[1]
    ?.trim()
  if (!lead || wordCount(lead) > MAX_ITEM_WORDS) return undefined
  const at = body.indexOf(lead)
  return { text: lead, start: start + at, end: start + at + lead.length }
}
