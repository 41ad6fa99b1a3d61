import { CODE_CATEGORIES, type Category } from '@/lib/catalog/schema'
import { ASKED_AFTER } from './asked-after'
import type { FoundTool } from './found-tool'
import { A_PROGRAM } from './programs'
import type { Reading } from './read'
import { isOccupation, namesSomebody } from '../wish/occupations'

/** Whether a text tells what is there, so that nothing may be added to it: a file, a list, or a statement. */

const WISHES =
  /(?<!\b(?:do|does|did)(?:n['’]t| not) |\b(?:no|(?:all|everything|when|whenever|if|than|because|where) (?:i|we)) )\b(?:want(?! to (?:show|share|tell|talk|walk|say|thank|go over))|wants|need|needs|looking for|help me|give me|suggest|recommend|(?<!\b(?:my|our|his|her|their) )(?:set-?up|stack|kit|tools|gear|apps|software) for|wish|wishes|plan(?:ning)? to|would like|i'?d like|should|could you|what (?:should|do|can|could|would) (?:i|we) (?:need|use|get|take|pick|choose)|build me|make me)\b/i
export const OF_ONESELF = /^\W*(?:(?:i|we|my|our)\b|i['’]|we['’]|as an?\b)|\bfor (?:an?|my|our)\b/i
const STATES =
  /(?<!\b(?:should|do|can|could|would|must|shall) )\b(?:i|we)(?: (?:also|mostly|mainly|usually|now|always|just|really|only|never|often|then))* (?!am\b|want|need|would|wish|plan|like to|should|are\b|can(?:['’]?t|not) (?:edit|code|program|draw|design|sing|cook|film|write)\b)[a-z]+|\b(?:was|were|is|are|has|have|had|helped|(?<!\b(?:hand|home|custom|tailor)[- ])made|does|did)\b/i
/** "She edits in", "it runs on": enough beside a named tool, however the sentence ends. */
const DOES =
  /\b(?:she|he|they|it)(?: (?:also|mostly|mainly|usually|now|always|just|really|only|never|often|then))* (?!wants?\b|needs?\b|would\b|should\b)[a-z]+s?\b/i
/** "Our bakery uses Square", not the "photographer who uses Lightroom". */
const USES = /(?<!\b(?:who|that|which)(?: \w+)? )\b(?:uses|relies on|runs on)\b/i
/** "Recipes live in Paprika", "everything goes through Slack", not "a team that lives in Slack": where things are. */
const PLACED =
  /(?<!\b(?:who|that|which) (?:\w+ )?)\b(?:lives?|go(?:es)?|runs?|happens?|sits?|stays?|stands?|lands?|ends? up) (?:in|on|to|through|into|over|via|with|by) (?:(?:the|my|our|an?) )?$/i
/** "Google Docs replaced Word": what a tool does or did, behind its name. */
const ACTS =
  /^ (?:(?:now|still|also|just) )?(?:replaced|took|keeps|kept|handles|runs|ran|holds|covers|does|did|drives|helps|helped|lets|makes|made|gets|became|stayed)\b/i
/** One sentence about somebody or something of one's own, and no wish in it. */
const SPEAKS_OF = /\b(?:my|she|he|they|it)\b/i
/** What people do with tools of their own. */
export const TELLING =
  /\b(?:(?<!\b(?:should|do|can|could|would|must|shall) )(?:i|we)(?:['’]ve)? (?:(?:have|also|mostly|mainly|usually|now|then|still|always|just|really|only|never|often|currently) )*(?:use|used|run|ran|edit|code|write|track|keep|ditched|stopped|switched|moved|love|like|prefer|rely|swear|replaced|tried|bought|listen|read|sketch|record|shoot|draw|design|mix|publish|host|cut|type|went|go|built|wrote|dropped|gave|quit|left|migrated)|my (?:main|favou?rite|daily|current)|i've been using|we've been using|looked back)\b/i
const BEGINS = /^\W*\p{Lu}/u
const ENDS = /[.!]\W{0,3}$/
/** Longer than any wish. The expressions above may take their time on a wish and must not on a book. */
const LONGEST_WISH = 1000

/** What people do with tools, and what they once did: "I use", "we moved", "I worked". */
const USING =
  /\b(?:uses?|using|have|has|had|own|rely|relies|swears?|loves?|likes?|prefers?|tr(?:y|ied)|bought|ditched|dropped|quit|left|gave|went|switch(?:ed)?|listens?|watch(?:es)?|reads?|opens?|mov(?:e|ed)|replaced?|migrated|favou?rite|looked back)\b|\b(?:i|we) (?:\w+ )?\w+ed\b/i
const BEGINS_WITH_ONESELF = /^\W*(?:(?:i|we|my|our)\b|as an?\b)/i
/** Fewer named tools than this are no stack. */
const FEW_NAMES = 3

/** "Starting a YouTube channel about history, I have no camera": what is begun is not there yet. */
const SETS_OUT =
  /^\W*(?:starting|start|launching|launch|opening|open|setting up|set up|planning|plan|founding) (?:an?|my|our)\b/i

/** "I make beats in FL Studio" says what in; "on Etsy", "over Zoom" and "with Next.js" leave the rest open. */
const WORKS_IN = /\bin (?:(?:an?|my|our|the) )?$/i

/**
 * "I run a small YouTube channel about woodworking", "We sell candles on Etsy and Instagram": somebody says what they do,
 * with a name or two on the way.
 */
export const isPortrait = (text: string, known: readonly FoundTool[]): boolean =>
  known.length < FEW_NAMES &&
  BEGINS_WITH_ONESELF.test(text) &&
  !USING.test(text) &&
  !known.some(({ start }) => WORKS_IN.test(text.slice(0, start)))

export const isSentence = (text: string): boolean => BEGINS.test(text) && ENDS.test(text.trimEnd())
const isOneSentence = (text: string): boolean => !/[.!?]\s/.test(text.trim())

/** "Selling candles on Etsy and Instagram" has two names and is a wish all the same. */
const MOSTLY_NAMES = 0.4
/** Who names three tools and asks for nothing has told what there is, in whatever words. */
const TELLS_BY_NAMES = 3

/** So many names bear each other out: "fish + starship, kitty as terminal, helix" are no fish, no cat and no spiral. */
const BEAR_OUT = 5

/** Whether everyday words in small letters are tools here, because so many of them are. */
export const isToldByNames = (text: string, { tools }: Reading): boolean =>
  text.length <= LONGEST_WISH &&
  tools.filter(({ category }) => category !== undefined).length >= BEAR_OUT &&
  !wishesFor(text)

const wishesFor = (text: string): boolean => WISHES.test(text) || ASKED_AFTER.test(text)

export function isPlainlyTold(text: string, { tools, layout, files }: Reading): boolean {
  if (files || text.length > LONGEST_WISH) return true
  const known = tools.filter(({ category }) => category !== undefined)
  if (wishesFor(text)) return (TELLING.test(text) ? known.length : outsideWishes(text, known)) >= TELLS_BY_NAMES
  if (layout.isInventory) return true
  // "SQL and Power BI freelancer": the last word says who, and the names before it at what.
  if (known.length > 0 && known.length < FEW_NAMES && isOneCalling(text, known)) return false
  // "Graphic designer, no Adobe, on Windows": commas part demands too.
  if (layout.isList && known.length <= 1 && namesSomebody(layout.items[0]?.text ?? '')) return false
  if (known.length > 0 && isPortrait(text, known)) return false
  const plain = known.reduce((rest, { start, end }) => blankOut(rest, start, end), text)
  if (known.length > 0 && isMadeWith(text, known)) return false
  if (known.length >= TELLS_BY_NAMES) return true
  // "Microservices in Go on AWS" go nowhere.
  if (known.some(({ start, end }) => PLACED.test(plain.slice(0, start)) || ACTS.test(text.slice(end)))) return true
  if (known.length === 1 && SETS_OUT.test(text)) return false
  // "Truck mechanic: a Bosch scanner, Tekmetric in the office": who it is, and then what is there.
  if (layout.isList && known.length > 1 && layout.headings.length > 0) return true
  if (layout.isList && known.length > 0) {
    if (known.length === 1 && tools.length === 1 && layout.items.length > 2) return true
    if (isBuiltFor(plain, known)) return false
    if (layout.items.every((item) => known.some(({ start, end }) => start === item.start && end < item.end)))
      return true
    const named = known.reduce((sum, { start, end }) => sum + end - start, 0)
    return named >= text.replace(/\s+/g, ' ').length * MOSTLY_NAMES
  }
  if (known.length > 0)
    return (
      STATES.test(text) ||
      DOES.test(text) ||
      USES.test(text) ||
      (isOneSentence(text) && SPEAKS_OF.test(text) && isSentence(text))
    )
  // "I'm a dentist", "We run a bakery": who names no tool and says who they are asks for a stack.
  if (tools.length === 0 && OF_ONESELF.test(text)) return false
  return isSentence(text) && (STATES.test(text) || (isOneSentence(text) && SPEAKS_OF.test(text)))
}

/** Nothing but names, and who works with them. */
const CALLING_LAST = /^\W*(?:(?:an?|and|or|plus)\W+)*(\p{Ll}+)\W*$/u

function isOneCalling(text: string, known: readonly FoundTool[]): boolean {
  const plain = known.reduce((rest, { start, end }) => blankOut(rest, start, end), text)
  const last = CALLING_LAST.exec(plain)?.[1]
  return last !== undefined && isOccupation(last)
}

export const BUILT_WITH: ReadonlySet<Category> = new Set<Category>([
  ...CODE_CATEGORIES,
  'database',
  'hosting',
  'data',
  'game-dev',
])
/** "Next.js and Supabase for a club", "Svelte + Supabase side project": what is built, behind what with. */
const WHAT_IS_BUILT = new RegExp(
  `^[^\\p{L}]*(?:(?:for|in) )?(?:\\p{L}+ ){0,3}(?:${A_PROGRAM}|game|shop|store)\\W*$`,
  'iu',
)

const isBuiltFor = (plain: string, known: readonly FoundTool[]): boolean =>
  known.every(({ category }) => category && BUILT_WITH.has(category)) &&
  (WHAT_IS_BUILT.test(plain.trim()) ||
    (/^\W*(?:and\W+)*for (?:an?|my|our)\b/i.test(plain.trim()) && namesSomebody(plain)))

const MOST_TECHNOLOGIES = 4
/** "React Native app with Expo and Supabase", "Discord bot in Rust on a Raspberry Pi": what is made, with what and where. */
const MADE_WITH = new RegExp(
  `^(?:\\S+ ){0,5}(?:${A_PROGRAM}|games?|engine|shop|store|etl|warehouse)(?: (?:(?:built|made|written) )?(?:with|in|on|using)\\W+|\\s*,\\W*)(?:(?:and|or|with|in|on|using|deployed|hosted|running|an?|my|our)\\W*)*$`,
  'iu',
)
/** What it runs on. */
const MACHINES: ReadonlySet<Category> = new Set<Category>(['computer'])

/** A name that it begins with is left standing: the catalogue calls a "React Native app" so, too. */
export function isMadeWith(text: string, known: readonly FoundTool[]): boolean {
  const plain = known
    .filter(({ start }) => start > 0)
    .reduce((rest, { start, end }) => blankOut(rest, start, end), text)
  return (
    known.length <= MOST_TECHNOLOGIES &&
    known.some(({ category }) => category && BUILT_WITH.has(category)) &&
    known.every(
      ({ category, start }) => start === 0 || (category && (BUILT_WITH.has(category) || MACHINES.has(category))),
    ) &&
    MADE_WITH.test(plain.trim().replace(/\s+/g, ' '))
  )
}

const blankOut = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** The tools of the sentences that wish for nothing: "I edit in … My sister needs a website." */
function outsideWishes(text: string, known: readonly FoundTool[]): number {
  let count = 0
  for (const { index, 0: sentence } of text.matchAll(/[^.!?;\n]+(?:[.!?;]+(?!\s)[^.!?;\n]*)*/g))
    if (!wishesFor(sentence))
      count += known.filter(({ start }) => start >= index && start < index + sentence.length).length
  return count
}
