import type { FoundTool } from '../found-tool'
import { modeOf } from '../mode/mode'
import type { Reading } from './read'
import { isBuiltFor, isMadeWith } from './telling/made-with'
import { acts, beginsWithOneself, speaksOfUse, wishesFor } from './telling/telling'

/** Whether a text tells what is there, so that nothing may be added to it: a file, a list, or a statement. */

/** Longer than any wish. Some expressions may take their time on a wish and must not on a book. */
const LONGEST_WISH = 1000
/** Fewer named tools than this are no stack. */
const FEW_NAMES = 3
/** Who names three tools and asks for nothing has told what there is, in whatever words. */
const TELLS_BY_NAMES = 3
/** So many names bear each other out: "fish + starship, kitty as terminal, helix" are no fish, no cat and no spiral. */
const BEAR_OUT = 5
/** Nobody wishes in so many letters without asking for anything. */
const LONG = 240

const knownIn = (tools: readonly FoundTool[]) => tools.filter(({ category }) => category !== undefined)

/** Whether everyday words in small letters are tools here, because so many of them are. */
export const isToldByNames = (text: string, { tools }: Reading): boolean =>
  text.length <= LONGEST_WISH &&
  knownIn(tools).length >= (text.length > LONG ? TELLS_BY_NAMES : BEAR_OUT) &&
  !wishesFor(text)

/** "I make beats in FL Studio", "I freelance out of Figma" say what in; "on Etsy", "over Zoom" and "with Next.js" leave the rest open. */
const WORKS_IN = /\b(?:in|inside|out of) (?:(?:an?|my|our|the) )?$/i

/**
 * "I run a small YouTube channel about woodworking", "We sell candles on Etsy and Instagram": somebody says what they do,
 * with a name or two on the way.
 */
const isPortrait = (text: string, known: readonly FoundTool[]): boolean =>
  known.length < FEW_NAMES &&
  beginsWithOneself(text) &&
  !speaksOfUse(text) &&
  !known.some(({ start, end }) => WORKS_IN.test(text.slice(0, start)) || acts(text.slice(end)))

export function isPlainlyTold(text: string, reading: Reading): boolean {
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
