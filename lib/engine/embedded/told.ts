import type { Reading } from './read'

/** Whether a text tells what is there, so that nothing may be added to it: a file, a list, or a statement. */

const WISHES =
  /\b(?:want|wants|need|needs|looking for|help me|give me|suggest|recommend|(?:set-?up|stack|kit|tools|gear|apps|software) for|wish|wishes|plan(?:ning)? to|would like|i'?d like|should|could you|what (?:should|do) i need|build me|make me)\b/i
const INTRODUCES = /\b(?:i am|i['’]m|we are|we['’]re|as) an?\b|\bfor (?:an?|my|our)\b/i
const STATES =
  /\b(?:i|we)(?: (?:also|mostly|mainly|usually|now|always|just|really|only|never|often|then))* (?!am\b|want|need|would|wish|plan|like to|should|are\b)[a-z]+|\b(?:was|were|is|are|has|have|had|helped|made|does|did)\b/i
const SENTENCE = /^[\s"'“]*\p{Lu}[\s\S]*\s[\s\S]*[.!]["'”\s]*$/u

/** "Selling candles on Etsy and Instagram" has two names and is a wish all the same. */
const MOSTLY_NAMES = 0.4

export function isPlainlyTold(text: string, { tools, layout, files }: Reading): boolean {
  if (files) return true
  const known = tools.filter(({ category }) => category !== undefined)
  if (WISHES.test(text)) return false
  if (layout.isList && known.length > 0) {
    const named = known.reduce((sum, { start, end }) => sum + end - start, 0)
    return named >= text.replace(/\s+/g, ' ').length * MOSTLY_NAMES
  }
  if (!SENTENCE.test(text) || !STATES.test(text)) return false
  // "I'm a dentist." asks to be understood; "As a designer I spend my day in Figma." has said it all.
  return known.length > 0 || !INTRODUCES.test(text)
}
