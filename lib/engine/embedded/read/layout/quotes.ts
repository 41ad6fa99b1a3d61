/**
 * What the text lets others say: "“You should try Zed,” my boss says". Their words tell nothing of
 * its writer's tools.
 */

const SAYS =
  '(?:say|says|said|tell|tells|told|insist|insists|insisted|repeat|repeats|ask|asks|asked|advise|advised|keep (?:saying|telling|asking)|keeps (?:saying|telling|asking)|kept (?:saying|telling|asking))'
/** Subjects other than the writer. */
const PERSON = '(?!(?:I|we|it)\\b)(?:(?:my|our|the|his|her|their|an?|every|all|most|some)\\s+)?(?:\\p{L}+\\s+){1,3}?'
const WORDS = '["“](?<said>[^"“”\\n]{3,300})["”]'
const QUOTED = [
  new RegExp(`${WORDS},?\\s+${PERSON}${SAYS}\\b`, 'giu'),
  new RegExp(`${WORDS},?\\s+${SAYS}\\s+(?!I\\b)\\p{L}`, 'giu'),
  new RegExp(`(?<=^|[.!?;,]\\s|\\n)${PERSON}${SAYS}(?:\\s+(?:me|us))?(?:\\s*[:,])?\\s*${WORDS}`, 'giu'),
  new RegExp(
    `(?<=^|[.!?;,]\\s|\\n)${PERSON}${SAYS}(?:\\s+(?:me|us))?\\s*:\\s*(?<said>(?:just\\s+|you\\s+should\\s+)?(?:use|try|get|buy|go|learn|switch)\\b[^.!?\\n"“]{1,200})`,
    'giu',
  ),
]

interface Quote {
  readonly start: number
  readonly end: number
}

const MAY_QUOTE = new RegExp(`\\b${SAYS}\\b`, 'i')

export function quotesIn(text: string): Quote[] {
  if (!MAY_QUOTE.test(text)) return []
  return QUOTED.flatMap((quoted) =>
    [...text.matchAll(quoted)].map(({ 0: all, index, groups }) => {
      const start = index + all.indexOf(groups?.said ?? '')
      return { start, end: start + (groups?.said?.length ?? 0) }
    }),
  )
}
