import { KNOWN, SHAPE, type NameText, type Unit } from './name-text'
import type { Frequency } from './word-table'

/** Parts of a text that may be names: rows of units. */

export interface Candidate {
  readonly from: number
  readonly to: number
}

const MAX_WORDS = 4
const MAX_UNITS = 9
const MAX_LENGTH = 40
const OFTEN = 3
const SOMETIMES = 2
/** What stands inside names. */
const JOINS = /^(?:[ \-‐.'’&+:/·_]|\s&\s|)$/
/** Words of one letter each cannot be told from signs. */
const HAN = 'Han'
/** The word before or behind names, as the word table knows it. */
export const BEFORE = '<'
export const BEHIND = '>'

export function candidatesIn(text: NameText, frequency: Frequency): Candidate[] {
  const { units } = text
  const found: Candidate[] = []
  const mayEnd = units.map((_, at) => endsAt(units, at, frequency))
  for (let from = 0; from < units.length; from++) {
    if (!beginsAt(units, from, frequency)) continue
    let words = 1
    for (let to = from + 1; to <= units.length && to - from <= MAX_UNITS; to++) {
      const last = units[to - 1]
      if (!last || last.text === KNOWN) break
      if (to - 1 > from) {
        if (!JOINS.test(last.gap)) break
        if (/\s/.test(last.gap)) words++
        if (words > MAX_WORDS) break
      }
      if (last.end - (units[from]?.start ?? 0) > MAX_LENGTH) break
      if (mayEnd[to - 1]) found.push({ from, to })
    }
  }
  return found
}

function beginsAt(units: readonly Unit[], at: number, frequency: Frequency): boolean {
  const unit = units[at]
  if (!unit || unit.text === KNOWN || unit.script === 'none') return unit?.shape === SHAPE.digits && unit.raw.length > 3
  if (unit.script === HAN) {
    const before = units[at - 1]
    return before?.script !== HAN || unit.gap !== '' || frequency(BEFORE + before.text) > 0
  }
  // "Excel|a": an ending.
  if (unit.gap === '' && units[at - 1]?.text === KNOWN && unit.shape === SHAPE.small) return false
  return isNameWord(unit)
}

function endsAt(units: readonly Unit[], at: number, frequency: Frequency): boolean {
  const unit = units[at]
  if (!unit || unit.text === KNOWN) return false
  if (unit.script === 'none') return true
  if (unit.script === HAN) {
    const next = units[at + 1]
    return next?.script !== HAN || next.gap !== '' || frequency(BEHIND + next.text) > 0
  }
  return isNameWord(unit)
}

const isNameWord = ({ shape, frequency, raw, script }: Unit): boolean =>
  (shape === SHAPE.small || shape === SHAPE.caseless
    ? frequency < (script === 'Hiragana' ? SOMETIMES : OFTEN)
    : true) &&
  (raw.length > 1 || shape !== SHAPE.small)
