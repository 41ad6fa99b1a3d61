import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { withBareLists } from './bare-lists'
import {
  BULLET,
  DASH_HEADING,
  headingOf,
  indentOf,
  linesOf,
  INLINE_HEADING,
  INLINE_LEVEL,
  isBulleted,
  isQuestion,
  type Heading,
  type Line,
} from './heading'
import { itemsOf, leadOf, wordCount, wordsOf, type ListItem } from './list-items'
import { loneTitle } from './lone-titles'
import {
  isLabelledByTool,
  isNameAndWhatItIs,
  nameBeforeDash,
  putsNamesBeforeColons,
  putsNamesBeforeDashes,
  putsTopicsBeforeDashes,
} from './named-lines'
import { cellOf, columnOfNames, ENOUGH_ROWS, isTableHead, TABLE_ROW } from './table'

/**
 * How a text is laid out: lines, bullets, headings. What people list is read differently from what
 * they tell.
 */

interface Part {
  readonly start: number
  readonly end: number
}

export interface TextLayout {
  /** Whole items of lists: of bulleted or short lines, or of an enumeration with commas. */
  readonly items: readonly ListItem[]
  /** The text is a list and nothing else: what the catalogue does not know is kept as written. */
  readonly isList: boolean
  /** So many short bullets are what is there, however ordinary: a kitchen, a tool chest. */
  readonly isInventory: boolean
  readonly headings: readonly Heading[]
  /** What is said of a name behind its dash or its colon: "Overcast — Pushing through". */
  readonly remarks: readonly Part[]
  /** The cells of a row before its name: what kind of thing it is. */
  readonly labels: readonly Part[]
}

const isNested = ({ text }: Line): boolean => /^(?: {2,}|\t+)\S/.test(text) && BULLET.test(text)
/** The share of told words up to which a text still counts as a list. */
const MOSTLY_LISTED = 0.35
const MANY_BULLETS = 8
/** "- Arctis 7 -", and below it what is said of it. */
const ENDS_IN_DASH = /\s[-–—]$/u
/** "OS (dual boot): Windows": a field, behind which stand names. */
const isField = (label: string): boolean =>
  nameIndex().find(wordsOf(label).join(' ')) === undefined &&
  (/^\p{Lu}{2,4}$/u.test(label) || wordsOf(label).every(isOrdinary))
const REMARK = /^[*_\s]*(?:\([^)]*\)[*_\s]*)?(?:\s[-–—]|:)\s/u

export function readLayout(text: string, language: string): TextLayout {
  const lines = linesOf(text)
  const layout = layoutOf(lines, text, language)
  const marked = layout.isList ? lines : withBareLists(lines)
  return marked === lines ? layout : { ...layoutOf(marked, text, language), isList: false, isInventory: false }
}

function layoutOf(lines: readonly Line[], text: string, language: string): TextLayout {
  const isDashed = putsTopicsBeforeDashes(lines)
  const explains = putsNamesBeforeColons(lines)
  const romance = isRomance(text)
  const describes = !isDashed && putsNamesBeforeDashes(lines)
  const headings: Heading[] = []
  const items: ListItem[] = []
  const remarks: Part[] = []
  const labels: Part[] = []
  const remarkBehind = (name: ListItem, line: Line) => {
    const end = line.start + line.text.length
    if (!isField(name.text) && REMARK.test(line.text.slice(name.end - line.start)))
      remarks.push({ start: name.end, end })
  }
  let depth = 0
  let listed = 0
  let told = 0
  let column = 0
  let inTable = false
  for (const [index, line] of lines.entries()) {
    // What is said of a name goes on below it.
    const isSaidOn = remarks.at(-1)?.end === line.start - 1 && indentOf(line) > depth && !isBulleted(line)
    if (!isSaidOn) depth = indentOf(line)
    if (isSaidOn) remarks.push({ start: line.start, end: line.start + line.text.length })
    if (line.text.trim() === '' || isQuestion(line.text)) continue
    const isHead = line.text.includes('|') && isTableHead(lines[index + 1])
    inTable = isHead || (inTable && line.text.includes('|'))
    if (inTable || TABLE_ROW.test(line.text)) {
      if (isHead) column = columnOfNames(line, lines.slice(index + 2, index + 2 + ENOUGH_ROWS))
      const name = isHead ? undefined : cellOf(line, column)
      if (name) {
        items.push(name)
        labels.push({ start: line.start, end: name.start })
      }
      listed += wordCount(name?.text ?? '')
      continue
    }
    const heading = headingOf(line, lines[index + 1], loneTitle(lines, index))
    if (heading) {
      headings.push(heading)
      continue
    }
    if ((explains || isLabelledByTool(line)) && isNameAndWhatItIs(line)) {
      const { offset } = leadIn(line, null)
      const name = leadOf(line.text.slice(offset), line.start + offset)
      if (name) {
        items.push(name)
        remarkBehind(name, line)
      }
      told += wordCount(line.text)
      continue
    }
    const described = describes ? nameBeforeDash(line) : undefined
    if (described) {
      items.push(described)
      remarkBehind(described, line)
      if (BULLET.test(line.text)) listed += wordCount(line.text)
      else told += wordCount(line.text)
      continue
    }
    const inline = INLINE_HEADING.exec(line.text) ?? (isDashed ? DASH_HEADING.exec(line.text) : null)
    // "Theme: One Dark" on a bullet below "Editor" describes the editor and begins no new list.
    if (inline && isNested(line)) labels.push({ start: line.start, end: line.start + inline[0].length })
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
    const parts = itemsOf(body, line.start + offset, { bulleted: bulleted || inline !== null, romance, language })
    if (parts) {
      // One by one: a line can hold more of them than a call takes.
      for (const part of parts) items.push(part)
      const end = line.start + line.text.length
      if (bulleted && ENDS_IN_DASH.test(body)) remarks.push({ start: end, end })
      listed += wordCount(body)
    } else {
      told += wordCount(body)
      const first = bulleted ? leadOf(body, line.start + offset) : undefined
      if (first) {
        items.push(first)
        remarkBehind(first, line)
      }
    }
  }
  const isList = items.length >= 2 && told <= listed * MOSTLY_LISTED
  const isInventory = isList && items.filter(({ bulleted }) => bulleted).length >= MANY_BULLETS
  return { items, isList, isInventory, headings, remarks, labels }
}

/** Words that Spanish, French or Portuguese have and Dutch has not. */
const ROMANCE =
  /(?<!\p{L})(?:el|los|las|la|del|para|mis?|una?|uso|les|des|mon|mes|une|pour|avec|est|dans|que|qui|meus?|minhas?|com|em)(?!\p{L})/giu
const ENOUGH_ROMANCE = 2

const isRomance = (text: string): boolean =>
  /\sen\s/i.test(text) && (text.match(ROMANCE)?.length ?? 0) >= ENOUGH_ROMANCE

function leadIn(line: Line, inline: RegExpExecArray | null): { offset: number; bulleted: boolean } {
  const bullet = BULLET.exec(line.text)
  return { offset: inline?.[0].length ?? bullet?.[0].length ?? 0, bulleted: isBulleted(line) }
}
