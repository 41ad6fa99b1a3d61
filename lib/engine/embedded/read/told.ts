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
/** Nobody wishes in so many letters without asking for anything. */
const LONG = 240

const knownIn = (tools: readonly FoundTool[]) => tools.filter(({ category }) => category !== undefined)

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

/** So many names bear each other out: "fish + starship, kitty as terminal, helix" are no fish, no cat and no spiral. */
const BEAR_OUT = 5

/** "Vue.js, Vuex, Vue CLI, Sass": nearly every item is a name. */
const NEARLY_ALL = 0.75

function isListOfNames({ tools, layout: { isList, items } }: Reading): boolean {
  const starts = new Set(tools.map(({ start }) => start))
  return (
    isList &&
    items.length >= FEW_NAMES &&
    items.filter(({ start }) => starts.has(start)).length >= items.length * NEARLY_ALL
  )
}

/** Names alone tell: many, a few in a long text, or nearly every item of a list under headings. */
export function tellsByNames(text: string, reading: Reading): boolean {
  const names = knownIn(reading.tools).length
  if (wishesFor(text)) return names >= FEW_NAMES && text.length > LONG
  return names >= BEAR_OUT || (reading.layout.headings.length > 0 && isListOfNames(reading))
}

export function isPlainlyTold(text: string, reading: Reading): boolean {
  if (reading.files || text.length > LONGEST_WISH) return true
  if (reading.tools.length + reading.rejected.length === 0) return false
  const known = knownIn(reading.tools)
  const asks = wishesFor(text)
  if (known.length >= FEW_NAMES) {
    // "People ask which printer they should buy, so here is what I have": somebody who goes on telling.
    if (asks ? text.length > LONG : isListOfNames(reading) || !isMadeWith(text, known)) return true
  } else if (
    text.length <= LONG &&
    (asks || isMadeWith(text, known) || isPortrait(text, known) || isBuiltFor(text, known))
  )
    return false
  return modeOf(text, reading) === 'tell'
}
