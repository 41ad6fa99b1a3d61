import type { ReadText } from '../text'

/** Tools that a text only asks about: "Do I need Asana?", "Has anybody tried Zed?" */

const ASKS =
  /^(?:(?:and|but|so|or|hmm|btw|also) )*(?:do (?:i|we|you|they|people) (?:\S+ )?(?:need|like|want|use|know|recommend|prefer)|does (?:any|some|it)|should (?:i|we)|would (?:i|we) (?:like|love|want|buy|take)|(?:has|have) (?:any(?:one|body)?|some(?:one|body)|you)|is (?:it|there|any)|is (?:\S+ ){1,3}?(?:any good|any better|worth|still)|are (?:there|any)|any(?:one|body)|any (?:thoughts|opinions|experience)|what about|how about|will (?:i|we|they)(?: ever)?|could (?:i|we)|which|why (?:would|should|does|do) (?:any|people|i|we|you))\b/
const CHOICE = new Set(['or', 'vs', 'versus'])
const LONGEST = 16

/** Whether the name is in such a question, in a text that also tells other things. */
export function isOnlyAsked(
  from: number,
  to: number,
  { text, tokens, starts }: ReadText,
  named: ReadonlySet<number>,
): boolean {
  let end = to
  while (end < Math.min(tokens.length, to + LONGEST) && !/[.!?\n]/.test(tokens[end]?.gap ?? '')) end++
  const gap = tokens[end]?.gap ?? text.slice(tokens.at(-1)?.end)
  if (!/^\W*?\?/.test(gap)) return false
  // "Slack or Discord?"
  const isChoice = (first: number, last: number) =>
    tokens.slice(first, last).some((token) => token.text === 'or') &&
    tokens.slice(first, last).every((token, index) => named.has(first + index) || CHOICE.has(token.text))
  let begin = from
  while (begin > Math.max(0, from - LONGEST) && !starts[begin]) begin--
  const words = tokens.slice(begin, end).map((token) => token.text)
  return (ASKS.test(words.join(' ')) || isChoice(begin, end)) && /[.!](?:\s|$)/.test(text)
}
