import { kindCategory } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import { hasModels } from '@/lib/catalog/categories'
import type { FoundTool } from '../../found-tool'
import { isSpecification } from '../layout/specification'
import type { Places } from '../signs/places'
import { isCapital, type ReadText } from '../text'
import { isPartOfName, WHOSE } from './inside-names'
import { isSlot } from './measures'

/**
 * In an item that is one name the catalogue may know a part of it: "Ubiquity UniFi Express",
 * "Kindle Fire HDX".
 */

/** Longer is no name of a model. */
const MOST_BEFORE = 3
const MOST_BEHIND = 3
/** What one has of a program: "Figma Pro", "Spotify Premium", "Slack Desktop App". */
const EDITIONS = new Set(
  'pro plus premium desktop app apps mobile client browser editor account subscription business family team teams enterprise edition free max ultimate classic lite web mac macos windows ios ipados android linux cli extension plugin nitro suite cloud server beta nightly cc cs'.split(
    ' ',
  ),
)

/** Start of a tool's name, including an unknown maker before it. */
function beginningOfThing(
  from: number,
  { tokens, nounsInCapitals }: ReadText,
  { item }: Places,
  taken: readonly boolean[],
): number {
  const own = item[from]
  if (!own || nounsInCapitals) return from
  let at = from
  while (at > 0 && item[at - 1] === own && tokens[at]?.gap === ' ' && isMaker(at - 1)) at--
  const before = tokens.slice(at, from)
  const isWhole = tokens[at]?.start === own.start && before.length <= MOST_BEFORE
  return isWhole && before.some(({ text }) => !isOrdinary(text)) ? at : from

  function isMaker(index: number): boolean {
    const token = tokens[index]
    return isCapital(token) && !taken[index] && !WHOSE.has(token?.text ?? '') && !isSpecification(token?.raw ?? '')
  }
}

/** The place behind the words of its model that the catalogue does not know. */
function endOfThing(
  to: number,
  { tokens, starts }: ReadText,
  { item }: Places,
  begins: (at: number) => boolean,
): number {
  let end = to
  while (end < to + MOST_BEHIND && item[end] !== undefined && item[end] === item[to - 1]) {
    const token = tokens[end]
    if (!token || starts[end] || !/^[ -]$/.test(token.gap) || begins(end) || isSlot(tokens, end)) break
    if (!isPartOfName(token) || isSpecification(token.raw) || isOrdinary(token.text)) break
    end++
  }
  return end
}

/** "Obsidian Templater": a longer unknown name is not the program that it begins with. */
function endOfOtherProgram(
  from: number,
  to: number,
  { tokens }: ReadText,
  { item }: Places,
  begins: (at: number) => boolean,
): number {
  const own = item[from]
  if (!own || tokens[from]?.start !== own.start) return to
  let end = to
  while (item[end] === own && tokens[end]?.gap === ' ' && isPartOfName(tokens[end]) && !begins(end)) end++
  const rest = tokens.slice(to, end)
  const isName =
    rest.some(({ raw, text }) => /\p{Ll}/u.test(raw) && !isOrdinary(text)) &&
    rest.every((token) => isCapital(token) && !EDITIONS.has(token.text) && !isSpecification(token.raw))
  const endsThere = item[end] !== own || !/^[ -]$/.test(tokens[end]?.gap ?? '')
  return isName && endsThere ? end : to
}

function endOfRun(to: number, { tokens }: ReadText, { item }: Places): number {
  let end = to
  while (item[end] !== undefined && item[end] === item[to - 1] && tokens[end]?.gap === ' ' && isCapital(tokens[end]))
    end++
  return end
}

interface Named {
  readonly from: number
  readonly to: number
  readonly tool: FoundTool
}

/** What was found, with the rest of the name that its item says. */
export function wholeName(
  { from, to, tool }: Named,
  text: ReadText,
  places: Places,
  taken: readonly boolean[],
  begins: (at: number) => boolean,
): Named {
  const { tokens } = text
  if (tool.category === undefined) return { from, to, tool }
  const said = (first: number, last: number) =>
    first < last ? text.text.slice(tokens[first]?.start, tokens[last - 1]?.end) : ''
  if (!hasModels(tool.category)) {
    const end = tool.entry ? endOfOtherProgram(from, to, text, places, begins) : to
    const other = { ...tool, entry: undefined, text: said(from, end), end: tokens[end - 1]?.end ?? tool.end }
    return end === to ? { from, to, tool } : { from, to: end, tool: other }
  }
  const first = beginningOfThing(from, text, places, taken)
  const last = endOfThing(to, text, places, begins)
  const name = [said(first, from), tool.text, said(to, last)].filter(Boolean).join(' ')
  const start = tokens[first]?.start ?? tool.start
  // "ESR iPad Pro Cover" is no iPad.
  const end = first < from ? endOfRun(last, text, places) : last
  if (end > last) {
    const whole = said(first, end)
    const category = kindCategory(whole.toLowerCase()) ?? tool.category
    return { from: first, to: end, tool: { ...tool, entry: undefined, text: whole, category, start } }
  }
  return { from: first, to: last, tool: { ...tool, text: name, start, end: tokens[last - 1]?.end ?? tool.end } }
}
