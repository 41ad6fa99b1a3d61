import { BULLET } from './heading'

/** Mails and notes are often broken at a width: such a break parts no sentence and no name. */

/** A shorter line ends where its writer ended it. */
const NARROWEST = 50
/**
 * Beginnings of lines that do not continue the line above: a heading, a table row, a quotation, a
 * fence.
 */
const BEGINS_ITSELF = /^\s*(?:[#|>`~=]|[-*_]{3}|:)/
const ENDS = /[.!?:;|]["”)]?$/
/** "a very old Shure" above "which I bought", or a bullet that goes on below its first word. */
const GOES_ON = /^(?: {2,}|\t)?\p{Ll}|^ {2,}\S/u
const indentOf = (line: string): number => /^\s*/.exec(line)?.[0].length ?? 0
/**
 * A part of a list without bullets: it stands deeper than a line that has none either, and begins
 * as a line does.
 */
const isBelow = (next: string, line: string): boolean =>
  !BULLET.test(line) && indentOf(next) > indentOf(line) && /^\s*\p{Lu}/u.test(next)
/** So many lines that go on in small letters show that the others go on, too. */
const ENOUGH_BREAKS = 3
const BREAK = '\u00a0'

/** The same text, as long as before, with a no-break space for each break within a sentence. */
export function withoutBreaks(text: string): string {
  const lines = text.split('\n')
  const mayGoOn = lines.map((line, at) => {
    const next = lines[at + 1]
    return (
      next !== undefined &&
      next.trim() !== '' &&
      line.length >= NARROWEST &&
      !ENDS.test(line.trimEnd()) &&
      !BEGINS_ITSELF.test(line) &&
      !BEGINS_ITSELF.test(next) &&
      !BULLET.test(next)
    )
  })
  const goesOn = (at: number) =>
    mayGoOn[at] === true && GOES_ON.test(lines[at + 1] ?? '') && !isBelow(lines[at + 1] ?? '', lines[at] ?? '')
  const isWrapped = lines.filter((_, at) => goesOn(at)).length >= ENOUGH_BREAKS
  const joins = (at: number) => (isWrapped ? mayGoOn[at] === true : goesOn(at))
  return lines.reduce((joined, line, at) => joined + (joins(at - 1) ? BREAK : '\n') + line)
}

/** What stands between two words, without the break and the indent of the next line. */
export const withoutBreak = (gap: string): string =>
  gap.includes(BREAK)
    ? gap
        .split(BREAK)
        .map((part) => part.trim())
        .join(' ')
    : gap
