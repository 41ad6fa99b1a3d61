import type { Category } from '@/lib/catalog/categories'
import type { FoundTool } from '../found-tool'
import { isOccupation, namesSomebody } from '../knowledge/occupations'
import type { Reading } from './read'
import { isBuiltFor, isMadeWith, withoutNamesOf } from './telling/made-with'
import {
  acts,
  beginsWithOneself,
  changes,
  isOn,
  isOneSentenceOf,
  isSentence,
  OF_ONESELF,
  placesThings,
  saysWhoUsesIt,
  setsOut,
  speaksOfUse,
  states,
  TELLING,
  wishesFor,
} from './telling/telling'

/** Whether a text tells what is there, so that nothing may be added to it: a file, a list, or a statement. */

/** Longer than any wish. Some expressions may take their time on a wish and must not on a book. */
const LONGEST_WISH = 1000
/** Fewer named tools than this are no stack. */
const FEW_NAMES = 3
/** "Selling candles on Etsy and Instagram" has two names and is a wish all the same. */
const MOSTLY_NAMES = 0.4
/** Who names three tools and asks for nothing has told what there is, in whatever words. */
const TELLS_BY_NAMES = 3
/** So many names bear each other out: "fish + starship, kitty as terminal, helix" are no fish, no cat and no spiral. */
const BEAR_OUT = 5
/** "Fedora was my first Linux, and it was hard" is a remark about a system. */
const LONGEST_REMARK = 80
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
export const isPortrait = (text: string, known: readonly FoundTool[]): boolean =>
  known.length < FEW_NAMES &&
  beginsWithOneself(text) &&
  !speaksOfUse(text) &&
  !known.some(({ start, end }) => WORKS_IN.test(text.slice(0, start)) || acts(text.slice(end)))

/** "I have the P1S and an old Prusa". */
const HAS = /\b(?:i|we)(?:['’]ve| have| own)(?: (?:also|got|still))* (?:the|an?|two|three|both)\b/i

export function isPlainlyTold(text: string, reading: Reading): boolean {
  const { tools, layout, files } = reading
  if (files || text.length > LONGEST_WISH) return true
  const known = knownIn(tools)
  if (wishesFor(text)) {
    if (text.length > LONG && known.length >= (HAS.test(text) ? TELLS_BY_NAMES : BEAR_OUT)) return true
    return (TELLING.test(text) ? known.length : outsideWishes(text, known)) >= TELLS_BY_NAMES
  }
  if (layout.isInventory) return true
  // "Graphic designer, no Adobe, on Windows": commas part demands too.
  if (layout.isList && known.length <= 1 && namesSomebody(layout.items[0]?.text ?? '')) return false
  return known.length > 0 ? isToldOf(known, text, reading) : isToldWithoutNames(text, tools)
}

function isToldWithoutNames(text: string, tools: readonly FoundTool[]): boolean {
  // "I'm a dentist", "We run a bakery": who names no tool and says who they are asks for a stack.
  if (tools.length === 0 && OF_ONESELF.test(text)) return false
  return isOneSentenceOf(text) || (isSentence(text) && states(text))
}

function isToldOf(known: readonly FoundTool[], text: string, reading: Reading): boolean {
  // "SQL and Power BI freelancer": the last word says who, and the names before it at what.
  if (known.length < FEW_NAMES && isOneCalling(text, known)) return false
  if (isListOfNames(known, reading)) return true
  if (isPortrait(text, known) || isMadeWith(text, known)) return false
  if (known.length >= TELLS_BY_NAMES) return true
  // "Microservices in Go on AWS" go nowhere.
  const plain = withoutNamesOf(text, known)
  if (known.some(({ start, end }) => placesThings(plain.slice(0, start)) || acts(text.slice(end)))) return true
  if (changes(text) || known.some(({ start, category }) => !isPlatform(category) && isOn(plain.slice(0, start))))
    return true
  if (known.length === 1 && setsOut(text)) return false
  if (reading.layout.isList) return isListOf(known, text, reading)
  // "Budget tracking for two, I will not log in at my bank, Android phones": nothing is told of a system on the way.
  const isOnTheWay = known.every(({ category }) => category === 'os') && !TELLING.test(text) && !saysWhoUsesIt(text)
  if (isOnTheWay && !beginsWithOneself(text) && text.length > LONGEST_REMARK) return false
  return states(text) || saysWhoUsesIt(text) || isOneSentenceOf(text)
}

/** "Vue.js, Vuex, Vue CLI, Sass": nearly every item is a name, so "CLI" does not say what is built. */
const NEARLY_ALL = 0.75
function isListOfNames(known: readonly FoundTool[], { tools, layout }: Reading): boolean {
  if (!layout.isList || layout.items.length < FEW_NAMES || known.length < FEW_NAMES) return false
  const starts = new Set(tools.map(({ start }) => start))
  return layout.items.filter(({ start }) => starts.has(start)).length >= layout.items.length * NEARLY_ALL
}

/** On Windows or a Mac is everything else, too. */
const isPlatform = (category: Category | undefined): boolean => category === 'os' || category === 'computer'

function isListOf(known: readonly FoundTool[], text: string, { tools, layout }: Reading): boolean {
  // "Truck mechanic: a Bosch scanner, Tekmetric in the office": who it is, and then what is there.
  if (known.length > 1 && layout.headings.length > 0) return true
  // "Podcast setup, no subscription, Linux": on what it shall run is no list.
  if (known.every(({ category }) => category === 'os') && layout.items.length > known.length) return false
  if (known.length === 1 && tools.length === 1 && layout.items.length > 2) return true
  if (isBuiltFor(text, known)) return false
  if (layout.items.every((item) => known.some(({ start, end }) => start === item.start && end < item.end))) return true
  const named = known.reduce((sum, { start, end }) => sum + end - start, 0)
  return named >= text.replace(/\s+/g, ' ').length * MOSTLY_NAMES
}

/** Nothing but names, and who works with them. */
const CALLING_LAST = /^\W*(?:(?:an?|and|or|plus)\W+)*(\p{Ll}+)\W*$/u

function isOneCalling(text: string, known: readonly FoundTool[]): boolean {
  const last = CALLING_LAST.exec(withoutNamesOf(text, known))?.[1]
  return last !== undefined && isOccupation(last)
}

/** The tools of the sentences that wish for nothing: "I edit in … My sister needs a website." */
function outsideWishes(text: string, known: readonly FoundTool[]): number {
  let count = 0
  for (const { index, 0: sentence } of text.matchAll(/[^.!?;\n]+(?:[.!?;]+(?!\s)[^.!?;\n]*)*/g))
    if (!wishesFor(sentence))
      count += known.filter(({ start }) => start >= index && start < index + sentence.length).length
  return count
}
