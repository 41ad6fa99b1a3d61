import { isOrdinary } from '@/lib/catalog/everyday'
import { fieldOf } from '@/lib/catalog/category-words'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf } from '@/lib/catalog/tokens'

/** Lines, and which of them are titles of what follows. */

export interface Line {
  readonly text: string
  readonly start: number
  /** An item of a list whose bullets were lost. */
  readonly bulleted?: boolean
}

export interface Heading {
  readonly title: string
  readonly start: number
  readonly end: number
  /** How deep it stands: what begins with one "#" goes on until the next of them. */
  readonly level: number
  /** Where the tools end that stand under it: the line, for "Editor: Vim". */
  readonly until: number
}

const MARKDOWN_HEADING = /^\s{0,3}(#{1,6})\s+(.+?)\s*#*\s*$/
const BOLD_HEADING = /^\s*(?:\*\*|__)([^*_]{2,60})(?:\*\*|__):?\s*$/
const COLON_HEADING = /^\s*([^:\n]{2,40}):[*_]{0,2}\s*$/
/** "Kitchen", and bullets on the lines below. */
const PLAIN_HEADING = /^\s*([\p{Lu}\p{Lo}][\p{L}&/+-]*(?: [\p{L}&/+-]+){0,2})\s*$/u
/** People put pictures where others put bullets: "🎧 Headphones: …". */
export const PICTURE = '\\p{Extended_Pictographic}[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u200D\\uFE0F]*'
export const BULLET = new RegExp(
  `^\\s*(?:(?:[-*+•·–—▪◦>]|\\d{1,2}[.)](?=\\s)|\\[[ xX]\\])\\s+(?:\\[[ xX]\\]\\s+)?(?:${PICTURE}\\s+)?|${PICTURE}\\s+)`,
  'u',
)
/** "Editor: VS Code" — a heading and its items in one line. */
export const INLINE_HEADING = new RegExp(
  `^\\s*(?:[-*•]\\s+)?(?:${PICTURE}\\s+)?(?:\\*{1,2}|_{1,2})?(\\d?\\p{L}[\\p{L}\\p{N} &/+-]{0,30}?)(?:\\*{1,2}|_{1,2})?\\s*(?::(?:\\*{1,2}|_{1,2})?\\s+|：\\s*)(?=\\S)(?!//)`,
  'u',
)
/** "Email & SMS — Klaviyo". */
export const DASH_HEADING = new RegExp(
  `^\\s*(?:(?:[-*•]|\\d{1,2}[.)])\\s+)?(?:${PICTURE}\\s+)?(?:\\*\\*|__)?([\\p{L}][\\p{L}\\p{N} &/+]{1,30}?)(?:\\*\\*|__)?\\s+[—–-]\\s+(?=\\S)`,
  'u',
)
/** "EXPERIENCE" */
const SHOUTED_HEADING = /^\s*(\p{Lu}{4,}(?: (?:&|\p{Lu}{2,})){0,3})\s*$/u
const MAX_HEADING_WORDS = 6
const MAX_HEADING_LENGTH = 120

export const isBulleted = ({ text, bulleted }: Line): boolean => bulleted === true || BULLET.test(text)

export const isQuestion = (line: string): boolean => /\?\s*$/.test(line)

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, start })
    start += line.length + 1
  }
  return lines
}

export const indentOf = ({ text }: Line): number => /^\s*/.exec(text)?.[0].length ?? 0

/**
 * "1. Hardware" above " - ThinkPad" is a title; "- Emacs" above " - Magit" is a tool all the same.
 */
function titleOfNested(line: Line, next: Line | undefined): string | undefined {
  if (!next || indentOf(next) <= indentOf(line) || BULLET.test(line.text) !== BULLET.test(next.text)) return undefined
  const title = PLAIN_HEADING.exec(line.text.replace(BULLET, '').replace(/\*\*/g, ''))?.[1]
  const key = keyOf(title ?? '')
  return nameIndex().find(key) && !fieldOf(key.split(' ')) && !isOrdinary(key) ? undefined : title
}

function shoutedTitle({ text }: Line): string | undefined {
  const title = SHOUTED_HEADING.exec(text)?.[1]
  return title?.split(/[ &]+/).every((word) => isOrdinary(word.toLowerCase())) ? title : undefined
}

export const INLINE_LEVEL = 8
const UNMARKED_LEVEL = 7

export function headingOf(line: Line, next: Line | undefined, alone?: string): Heading | undefined {
  if (line.text.length > MAX_HEADING_LENGTH) return undefined
  const marked = MARKDOWN_HEADING.exec(line.text)
  const title =
    marked?.[2] ??
    BOLD_HEADING.exec(line.text)?.[1] ??
    COLON_HEADING.exec(line.text.replace(BULLET, ''))?.[1] ??
    titleOfNested(line, next) ??
    shoutedTitle(line) ??
    alone ??
    (next && BULLET.test(next.text) && !BULLET.test(line.text) ? PLAIN_HEADING.exec(line.text)?.[1] : undefined)
  if (title === undefined) return undefined
  const plain = title.replace(/[*_`]/g, '').replace(/:$/, '').trim()
  if (plain === '' || plain.split(/\s+/).length > MAX_HEADING_WORDS || next === undefined) return undefined
  const level = marked?.[1]?.length ?? UNMARKED_LEVEL
  return { title: plain, level, start: line.start, end: line.start + line.text.length, until: Infinity }
}
