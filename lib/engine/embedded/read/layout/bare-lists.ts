import { brandAt } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { tokenize } from '@/lib/catalog/tokens'
import { isBulleted, type Line } from './heading'
import { SPOKEN } from './list-items'
import { isOfWords } from './lone-titles'

/** Lists without bullets: consecutive lines that begin with names. */

const FEWEST_LINES = 3
/** A line that is a name and little more. */
const SHORT = 60
/** So much of a list is known, or it may be an address or a poem. */
const KNOWN = 0.25
const LEAD = /^\s*(\S.{1,50}?)(?:\s[-–—]\s|:\s|\s\()/u
const OTHER_MARK = /^\s*(?:[#|>]|[-*_=]{3})/
const ENDS_SENTENCE = /[.!?]\s*$/

/** The lines, with a mark on those of a list without bullets; the same where there is none. */
export function withBareLists(lines: readonly Line[]): readonly Line[] {
  const bare = new Set<number>()
  for (let from = 0; from < lines.length;) {
    let to = from
    while (lines[to] && lines[to]?.text.trim() !== '') to++
    // "On my desk", right above what is there.
    const first = to - from > FEWEST_LINES && isOfWords(lines[from]?.text.trim() ?? '') ? from + 1 : from
    if (isBareList(lines.slice(first, to))) for (let at = first; at < to; at++) bare.add(at)
    from = to + 1
  }
  return bare.size === 0 ? lines : lines.map((line, at) => (bare.has(at) ? { ...line, bulleted: true } : line))
}

function isBareList(block: readonly Line[]): boolean {
  if (block.length < FEWEST_LINES || !block.every(isItem)) return false
  const known = block.filter(({ text }) => beginsWithKnown(leadOf(text))).length
  return known >= Math.max(1, block.length * KNOWN)
}

const leadOf = (text: string): string => LEAD.exec(text.slice(0, 2 * SHORT))?.[1] ?? text.slice(0, SHORT).trim()

function isItem(line: Line): boolean {
  const { text } = line
  if (isBulleted(line) || OTHER_MARK.test(text)) return false
  const lead = leadOf(text)
  if (SPOKEN.test(lead)) return false
  const isLed = lead.length < text.trim().length && LEAD.test(text.slice(0, 2 * SHORT))
  if (!isLed && (text.length > SHORT || ENDS_SENTENCE.test(text))) return false
  const first = tokenize(lead)[0]
  return first !== undefined && (!/^\p{Ll}+$/u.test(first.raw) || !isOrdinary(first.text))
}

function beginsWithKnown(lead: string): boolean {
  const tokens = tokenize(lead)
  if (brandAt(tokens, 0)) return true
  return [3, 2, 1].some((count) => {
    const key = tokens
      .slice(0, count)
      .map(({ text }) => text)
      .join(' ')
    return key !== '' && nameIndex().find(key) !== undefined
  })
}
