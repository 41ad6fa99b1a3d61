import { isCommonWord, isFirstName, isOrdinary, isForeignWord } from '@/lib/catalog/everyday'
import { goesWithCount, isWellKnown } from '@/lib/catalog/goes-with'
import { isHardware } from '@/lib/catalog/categories'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import { isPartOfLongerName, isShouted } from '../signs/evidence'
import { isCapital, type ReadText } from '../text'

/**
 * What the letters of a word say by themselves: with a capital, without one, and where everything
 * is written small.
 */

const ON_THE_CALENDAR =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/
export const ARTICLES_AND_PREPOSITIONS = new Set('a an the my in on at of to for from'.split(' '))

/** Where capitals say nothing: two words are rarely chance, and neither is a name between names. */
export function uncasedPrior(
  { from, to, entry }: Mention,
  tokens: readonly Token[],
  certain: ReadonlySet<number>,
): number {
  const words = tokens.slice(from, to)
  if (words.length > 1) {
    if (ARTICLES_AND_PREPOSITIONS.has(words[0]?.text ?? '')) return 0
    // "quick books": only captions split such a name.
    const isCut = !entry.name.includes(' ') && goesWithCount(entry) >= 20
    // "cinema display", "stream deck": games alone have names of ordinary words.
    const isThing = isHardware(entry.category) && entry.category !== 'gaming'
    return isCut || isThing || isWellKnown(entry) ? 2 : 1
  }
  const beside = certain.has(from - 1) || certain.has(to) ? 1 : 0
  const count = goesWithCount(entry)
  const known = count >= 60 ? 1 : count >= 20 ? 0.5 : 0
  return beside + known + (isOrdinary(words[0]?.text ?? '') ? 0 : 1)
}

/** "I LOVE the Moog": capitals that stress a word, unless the name is written in capitals. */
const isStressed = (first: Token, { from, to, name }: Mention): boolean =>
  to === from + 1 && isShouted(first) && name !== first.raw

/** "Jasper came over", "Ada went home": what people do, and programs do not. */
const isWhoDoes = (next: Token | undefined): boolean => next?.gap === ' ' && DONE_BY_PEOPLE.has(next.text)
const DONE_BY_PEOPLE = new Set(
  'came comes went goes said says told tells asked asks laughed laughs smiled smiles brought brings married marries lives lived died was born cooked cooks visited visits painted called cried sang sings arrived arrives met'.split(
    ' ',
  ),
)

/** What the capitals say, in a text where they say something. */
export function letters(mention: Mention, text: ReadText, capital: boolean, otherNames: ReadonlySet<number>): number {
  const { tokens, starts } = text
  const words = tokens.slice(mention.from, mention.to)
  const first = words[0]
  if (!capital || !first || isStressed(first, mention)) {
    // "fish" and "bash" are always written in lower case.
    const ownCase = mention.name === mention.name.toLowerCase()
    if (words.length === 1 && !isOrdinary(first?.text ?? '')) return ownCase ? 0.5 : -0.5
    if (words.length === 1 && ownCase) return -1
    return words.length > 1 && !ARTICLES_AND_PREPOSITIONS.has(first?.text ?? '') ? -1 : -2.5
  }
  if (isPartOfLongerName(mention, text, otherNames)) return -1.5
  if (words.length === 1 && isFirstName(first.text) && isWhoDoes(tokens[mention.to])) return -1.5
  // A name in capitals such as R or AWS means itself in capitals alone.
  const wrongCase = words.length === 1 && first.text.length <= 2 && first.raw !== mention.name.split(/\s/)[0]
  // "The Air" is no AIR.
  const isLongAcronym = words.length === 1 && /^\p{Lu}{3,}$/u.test(mention.name) && first.raw !== mention.name
  const penalty = isLongAcronym && isCommonWord(first.text) ? 3 : wrongCase ? 1.5 : 0
  if (words.length > 1 && words.filter(isCapital).length > 1) return 2
  if (text.nounsInCapitals && words.length === 1 && isForeignWord(first.text)) return 0.75
  if (words.length === 1 && ON_THE_CALENDAR.test(first.text)) return -1
  // "SAP" is no sap.
  const isAcronym = starts[mention.from] && words.length === 1 && !isFirstName(first.text)
  if (isAcronym && /^\p{Lu}{3,}$/u.test(first.raw) && first.raw === mention.name) return 2
  if (starts[mention.from]) {
    // Behind a colon in a line a capital is no must.
    const isWord = first.gap === ': ' ? isCommonWord(first.text) : isOrdinary(first.text)
    return (words.length === 1 && isWord ? 0 : 0.75) - penalty
  }
  // "PS" has other meanings, so only the entry's contexts count.
  const { name, contexts } = mention.entry
  const isShort =
    words.length === 1 &&
    contexts.length > 0 &&
    first.text.length <= 2 &&
    (mention.name !== name || /^\p{Lu}{2}$/u.test(name))
  return (isShort || (isFirstName(first.text) && words.length === 1) ? 0.75 : 2) - penalty
}

/** Words that a sentence needs too often to be a name where capitals do not tell. */
export const NEVER_BARE = new Set(
  'keep make meet drive forms get use see find run take start show think know say put set try look play read write watch listen everything anything something nothing one two three four five six seven eight nine ten twenty thirty forty fifty more less most much super over under around later next now got have this that all any things stuff time day home work life thing people way back down up out off make made may might will can like love felt sort kind'.split(
    ' ',
  ),
)
