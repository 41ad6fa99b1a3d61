import type { Reading } from './read'
import { namesSomebody } from './wish/occupations'

/** Whether a text tells what is there, so that nothing may be added to it: a file, a list, or a statement. */

const WISHES =
  /(?<!\b(?:do|does|did)(?:n['’]t| not) |\bno )\b(?:want|wants|need|needs|looking for|help me|give me|suggest|recommend|(?:set-?up|stack|kit|tools|gear|apps|software) for|wish|wishes|plan(?:ning)? to|would like|i'?d like|should|could you|what (?:should|do) i need|build me|make me)\b/i
const INTRODUCES = /\b(?:i am|i['’]m|we are|we['’]re|as) an?\b|\bfor (?:an?|my|our)\b/i
const STATES =
  /\b(?:i|we)(?: (?:also|mostly|mainly|usually|now|always|just|really|only|never|often|then))* (?!am\b|want|need|would|wish|plan|like to|should|are\b)[a-z]+|\b(?:was|were|is|are|has|have|had|helped|made|does|did)\b/i
/** One sentence about somebody or something of one's own, and no wish in it. */
const SPEAKS_OF = /\b(?:my|she|he|they|it)\b/i
const BEGINS = /^\W*\p{Lu}/u
const ENDS = /[.!]\W{0,3}$/
/** Longer than any wish. The expressions above may take their time on a wish and must not on a book. */
const LONGEST_WISH = 1000

export const isSentence = (text: string): boolean => BEGINS.test(text) && ENDS.test(text.trimEnd())
const isOneSentence = (text: string): boolean => !/[.!?]\s/.test(text.trim())

/** "Selling candles on Etsy and Instagram" has two names and is a wish all the same. */
const MOSTLY_NAMES = 0.4

export function isPlainlyTold(text: string, { tools, layout, files }: Reading): boolean {
  if (files || text.length > LONGEST_WISH) return true
  const known = tools.filter(({ category }) => category !== undefined)
  if (WISHES.test(text)) return false
  // "Graphic designer, no Adobe, on Windows": commas part demands too.
  if (layout.isList && known.length <= 1 && namesSomebody(layout.items[0]?.text ?? '')) return false
  if (layout.isList && known.length > 0) {
    if (known.length === 1 && tools.length === 1 && layout.items.length > 2) return true
    const named = known.reduce((sum, { start, end }) => sum + end - start, 0)
    return named >= text.replace(/\s+/g, ' ').length * MOSTLY_NAMES
  }
  const states = STATES.test(text) || (isOneSentence(text) && SPEAKS_OF.test(text))
  if (!isSentence(text) || !states) return false
  // "I'm a dentist." asks to be understood; "As a designer I spend my day in Figma." has said it all.
  return known.length > 0 || !INTRODUCES.test(text)
}
