import { isKindOfThing } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import type { Line } from './heading'
import { wordsOf, type ListItem } from './list-items'

/** Tables, with pipes around their rows or only between the cells. */

/** Of a row of a table one cell names the thing, the others say what for and how much. */
export const TABLE_ROW = /^\s*\|.*\|\s*$/
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')

/** Where the cells of a row stand in the text. */
export function placesOfCells({ text, start }: Line): { start: number; end: number }[] {
  let at = start + text.length - text.trimStart().length + (text.trimStart().startsWith('|') ? 1 : 0)
  return cellsOf(text).map((cell) => {
    const place = { start: at, end: at + cell.length }
    at = place.end + 1
    return place
  })
}

export const headsOf = ({ text }: Line): string[] => cellsOf(text).map((cell) => cell.replace(/[*_`]/g, '').trim())

/** The line below a head: nothing but dashes, in every column. */
export function isTableHead(next: Line | undefined): boolean {
  if (!next?.text.includes('|')) return false
  const cells = cellsOf(next.text).map((cell) => cell.trim())
  return cells[0]?.includes('--') === true && cells.every((cell) => /^:?-+:?$/.test(cell))
}

/**
 * The first rows of a table tell how all of them are meant; a text may hold thousands of tables.
 */
export const ENOUGH_ROWS = 50

const HEADS_NAMES =
  /^(?:items?|names?|models?|products?|tools?|apps?|software|technology|(?:what )?(?:i|we) use|(?:(?:my|our) )?(?:choice|pick)|chosen|selected|current(?:ly)?|now|today)$/i

/**
 * The column whose head says so; else the first one, unless it says what kind of thing each row is
 * ("Phone", "Camera") and the next one which.
 */
export function columnOfNames(head: Line, below: readonly Line[]): number {
  const named = headsOf(head).findIndex((cell) => HEADS_NAMES.test(cell))
  if (named >= 0) return named
  const end = below.findIndex(({ text }) => !text.includes('|'))
  const rows = (end < 0 ? below : below.slice(0, end)).map(({ text }) => cellsOf(text))
  const names = (column: number) =>
    rows.filter((cells) => wordsOf(cells[column] ?? '').some((word) => !isOrdinary(word) && !isKindOfThing(word)))
      .length
  return names(0) < rows.length / 2 && names(1) > names(0) ? 1 : 0
}

export function cellOf(row: Line, column: number): ListItem | undefined {
  const place = placesOfCells(row)[column]
  const cell = place && row.text.slice(place.start - row.start, place.end - row.start)
  const name = cell?.replace(/[*_`]/g, '').trim()
  if (!place || !cell || !name || !/\p{L}/u.test(name)) return undefined
  const at = place.start + Math.max(0, cell.indexOf(name))
  return { text: name, start: at, end: at + name.length, bulleted: true }
}
