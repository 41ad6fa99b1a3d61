import type { FoundTool } from '../found-tool'
import { modeOf } from '../mode/mode'
import type { Reading } from './read'
import { isBuiltFor, isMadeWith } from './telling/made-with'
import { acts, beginsWithOneself, speaksOfUse, wishesFor } from './telling/telling'

/**
 * Rules for the mode "tell" where they are certain: files, lists and long statements. The mode
 * model decides the rest.
 */

/** Longer than any wish. Some regular expressions are too slow for a longer text. */
const LONGEST_WISH = 1000
/** A text with fewer tools may be a wish. */
const FEW_NAMES = 3
/** A text with three tools and no request tells. */
const TELLS_BY_NAMES = 3
/**
 * With so many names, everyday words are names too: "fish + starship, kitty as terminal, helix".
 */
const MANY_NAMES = 5
/** A text of so many letters without a request tells. */
const LONG = 240

const knownIn = (tools: readonly FoundTool[]) => tools.filter(({ category }) => category !== undefined)

/** Whether a text has so many names that its everyday words in lower case are tools too. */
export const hasManyNames = (text: string, { tools }: Reading): boolean =>
  text.length <= LONGEST_WISH &&
  knownIn(tools).length >= (text.length > LONG ? TELLS_BY_NAMES : MANY_NAMES) &&
  !wishesFor(text)

/**
 * "I make beats in FL Studio", "I freelance out of Figma" say what in; "on Etsy", "over Zoom" and
 * "with Next.js" leave the rest open.
 */
const WORKS_IN = /\b(?:in|inside|out of) (?:(?:an?|my|our|the) )?$/i

/**
 * "I run a small YouTube channel about woodworking", "We sell candles on Etsy and Instagram": the
 * text says what the writer does and mentions one or two tools.
 */
const isPortrait = (text: string, known: readonly FoundTool[]): boolean =>
  known.length < FEW_NAMES &&
  beginsWithOneself(text) &&
  !speaksOfUse(text) &&
  !known.some(({ start, end }) => WORKS_IN.test(text.slice(0, start)) || acts(text.slice(end)))

export function isTell(text: string, reading: Reading): boolean {
  if (reading.files || text.length > LONGEST_WISH) return true
  if (reading.tools.length + reading.rejected.length === 0) return false
  const known = knownIn(reading.tools)
  const isWished = wishesFor(text) || isMadeWith(text, known)
  if (reading.tools.length >= FEW_NAMES && known.length > 0 && !isWished) return true
  if (
    known.length < FEW_NAMES &&
    text.length <= LONG &&
    (isWished || isPortrait(text, known) || isBuiltFor(text, known))
  )
    return false
  return modeOf(text, reading) === 'tell'
}
