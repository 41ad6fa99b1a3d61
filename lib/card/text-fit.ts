/**
 * Text in a drawing whose fonts are those of the reader: widths are estimated on the safe side, so
 * that no label reaches beyond its tile.
 */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** As a fraction of the font size. */
function graphemeWidth(text: string): number {
  if (/^[ijl.,:;'|!()[\]ft]$/.test(text)) return 0.36
  if (/^[mwMW@%&]$/.test(text)) return 0.95
  if (/^[A-Z#$+=]$/.test(text)) return 0.72
  if (/^[\u0020-\u024f]$/.test(text)) return 0.58
  return /^[\u0370-\u06ff]/.test(text) ? 0.68 : 1.1
}

const pieces = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

export const textWidth = (text: string, size: number): number =>
  pieces(text).reduce((width, piece) => width + graphemeWidth(piece), 0) * size

const RIGHT_TO_LEFT_MARK = '\u200f'
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]$/

/** Truncates to a width, with an ellipsis at the end: the left one of a right-to-left text. */
export function fitLine(text: string, size: number, width: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (textWidth(line, size) <= width) return line
  let used = textWidth('…', size)
  let kept = ''
  for (const piece of pieces(line)) {
    used += graphemeWidth(piece) * size
    if (used > width) break
    kept += piece
  }
  const shown = kept.trimEnd()
  return `${shown}…${RIGHT_TO_LEFT.test(shown) ? RIGHT_TO_LEFT_MARK : ''}`
}

interface FittedLabel {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * A label of at most two lines, broken between words. A long word gets a smaller font, and is
 * truncated if that is not enough.
 */
export function fitLabel(text: string, width: number, sizes: readonly number[]): FittedLabel {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  for (const size of sizes) {
    const lines = inLines(words, size, width)
    if (lines) return { size, lines }
  }
  const size = sizes.at(-1) ?? 10
  const [first = '', ...rest] = words
  if (textWidth(first, size) > width || rest.length === 0) return { size, lines: [fitLine(text, size, width)] }
  let line = first
  while (rest[0] !== undefined && textWidth(`${line} ${rest[0]}`, size) <= width) line += ` ${rest.shift() ?? ''}`
  return { size, lines: [line, ...(rest.length > 0 ? [fitLine(rest.join(' '), size, width)] : [])] }
}

function inLines(words: readonly string[], size: number, width: number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (textWidth(word, size) > width) return undefined
    const open = lines.at(-1)
    if (open !== undefined && textWidth(`${open} ${word}`, size) <= width) lines[lines.length - 1] = `${open} ${word}`
    else lines.push(word)
    if (lines.length > 2) return undefined
  }
  return lines
}
