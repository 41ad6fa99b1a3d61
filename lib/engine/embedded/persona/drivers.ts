import { readJson } from '@/lib/load-data'
import { rotated } from '../seed'

/** Writes the line "Daily Drivers", and finds the names in such a line. */

const FOR_TWO = '{tool} and {tool2}, in turns.'
const FOR_ONE = '{tool}, and nothing else.'
const FOR_NONE = 'Nothing yet; the shelf is still being built.'
/** Longer lines are not made by `driversLine`, and the patterns are slow on them. */
const LONGEST_LINE = 600
const SLOT = /\{tool[23]?\}/

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

let lines: readonly string[] | undefined
let patterns: readonly RegExp[] | undefined

const forThree = () => (lines ??= readJson<string[]>('lib/engine/embedded/persona/data/drivers.json'))

export function driversLine(names: readonly string[], seed: number): string {
  const [first, second, third] = names
  const template = !first ? FOR_NONE : !second ? FOR_ONE : !third ? FOR_TWO : (rotated(forThree(), seed)[0] ?? FOR_TWO)
  const left = [...names]
  return template.split(SLOT).reduce((line, part) => line + (left.shift() ?? '') + part)
}

/** The names in a line made by `driversLine`, or undefined for another line. */
export function namesOfDrivers(line: string): string[] | undefined {
  if (line.length > LONGEST_LINE) return undefined
  patterns ??= [...forThree(), FOR_TWO, FOR_ONE].map(
    (template) => new RegExp(`^${template.split(SLOT).map(literally).join('(.+?)')}$`),
  )
  for (const pattern of patterns) {
    const names = pattern.exec(line.trim())?.slice(1)
    if (names) return names
  }
  return undefined
}
