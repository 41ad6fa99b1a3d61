import { answersNo } from './name-context'
import type { ReadText } from '../text'

/** Tools in a question that the text answers with no. */

const ANSWERED_NO =
  /^(?:(?:i |we )?(?:uninstalled|deleted|ditched|dropped|hated|returned|sold|quit|left|tried) (?:it|them)\b|please$|cancell?ed\b|(?:i |we )?(?:burned|burnt|killed|broke|wore|went through|returned) (?:two|three|four|both|several|one|a few)\b|(?:i )?(?:havent|have not|hardly|barely|dont|rarely) (?:ever )?(?:opened|open|touched|touch|used|use|launched|miss)\b|(?:i |we )?sold (?:it|them|my|mine|the|all)\b|never(?: again)?|no(?: thanks)?|nein|nee|nao|non|nope|nah|same$|(?:way |far |much )?too \w+|overkill|pass$|meh$|over my dead body|not a chance|no way|hard pass|absolutely not|(?:hell|god|heavens) no|when (?:im|i am|we are|hell|pigs)|in my dreams|dream on|i wish|not (?:any ?more|for me|since|me)|gone|deleted|dead)\b/
const LONGEST_ANSWER = 5

/** "Emacs? Never again.", "a Steelcase arm? No, …" and "Remember Dreamweaver?" */
export function isRejectedInAnswer(from: number, to: number, text: ReadText): boolean {
  const { tokens } = text
  if ([to, to + 1].some((at) => answersNo(text, at))) return true
  // "Datadog who?"
  if (tokens[to]?.text === 'who' && /^\?/.test(text.text.slice(tokens[to]?.end))) return true
  const ends = tokens[to]?.gap === ' ' ? [to, to + 1] : [to]
  // "Setapp? Cancelled" and "Setapp: cancelled".
  const asked = ends.find((at) => /^[?:]\s*$/.test(tokens[at]?.gap ?? ''))
  if (asked === undefined) return false
  if (tokens[from - 1]?.text === 'remember') return true
  let end = asked + 1
  while (end < Math.min(tokens.length, asked + LONGEST_ANSWER) && !/[.!?;\n]/.test(tokens[end]?.gap ?? '')) end++
  const answer = tokens.slice(asked, end).map((token) => token.text)
  return ANSWERED_NO.test(answer.join(' '))
}
