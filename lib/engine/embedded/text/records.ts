/**
 * Text that a program wrote: rows with commas, and lists in JSON. Told as lines, so that the rest
 * reads them as any list.
 */

const HEADS = /^(?:name|tool|item|app|application|software|product|model|title|program|gear|device)s?$/i
const FEWEST_ROWS = 2
const LONGEST = 200_000

/**
 * "name,category,since" and rows of as many cells: only the column of names is kept, at its place.
 */
function namesOfRows(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const heads = (lines[first] ?? '').split(',')
  const column = heads.findIndex((head) => HEADS.test(head.trim()))
  const rows = lines.slice(first + 1).filter((line) => line.trim() !== '')
  const isTable =
    column >= 0 &&
    heads.length > 1 &&
    rows.length >= FEWEST_ROWS &&
    rows.every((row) => row.split(',').length === heads.length)
  if (!isTable) return text
  return lines.map((line, at) => (at <= first ? blank(line) : onlyCell(line, column))).join('\n')
}

const blank = (text: string): string => ' '.repeat(text.length)

function onlyCell(line: string, column: number): string {
  const cells = line.split(',')
  const start = cells.slice(0, column).reduce((length, cell) => length + cell.length + 1, 0)
  const end = start + (cells[column]?.length ?? 0)
  return blank(line.slice(0, start)) + line.slice(start, end).replace(/"/g, ' ') + blank(line.slice(end))
}

const isWords = (value: unknown): boolean => typeof value === 'string'
const areWords = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isWords)

/**
 * `{"editors": ["Helix", "Zed"], "past": ["Vim"]}`: keys head lines, and what they hold are items.
 */
function linesOfJson(text: string): string {
  const begin = text.trimStart()[0]
  if ((begin !== '{' && begin !== '[') || text.length > LONGEST) return text
  let tree: unknown
  try {
    tree = JSON.parse(text)
  } catch {
    return text
  }
  const values = Array.isArray(tree) ? [tree] : Object.values(tree as object)
  if (!values.some(areWords) || !values.every((value) => isWords(value) || areWords(value))) return text
  return text
    .replace(/"((?:[^"\\]|\\.)*)"(\s*):/g, (_, key: string, gap: string) => `\n${key}:${gap} `)
    .replace(/[[\]{}"]/g, ' ')
    .replace(/,(?=\s*\n)/g, ' ')
}

/**
 * "Notion Plus ....... 10": dots that lead the eye to a price. Only the first dot of a row begins a
 * match.
 */
const LEADERS = /(?<=[^\s.]) ?\.{3,} ?(?=[^\p{L}\n]{0,3}\d)/gu

export const withoutRecords = (text: string): string =>
  linesOfJson(namesOfRows(text)).replace(LEADERS, (dots) => blank(dots))
