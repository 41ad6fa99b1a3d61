import { isCommonWord, isOrdinary } from '@/lib/catalog/everyday'
import { isPlaceInAnyLanguage } from '@/lib/catalog/places'
import { keyOf } from '@/lib/catalog/tokens'
import { isPerson } from '../../knowledge/occupations'
import type { TextLayout } from '../layout/layout'
import { isProductTitle, type ListItem } from '../layout/list-items'
import { isDate, isSpecification } from '../layout/specification'
import type { ReadText } from '../text'

/** Tools that the catalogue does not know: kept as the visitor wrote them. */
export interface UnknownTool {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** No name begins with one of these. */
const OPENERS = new Set(
  'etc etcetera cancelled canceled retired gone i me my mine we you they he she it its this that these those something anything everything nothing stuff also always never sometimes mostly usually yes no not none nope myself and or but so then now here there when where what why how who which with without for from in on at by to of as if is are was am be do does did have has had any all some most many several various both each every other another more less about after before beside besides between behind among alongside towards toward despite except beneath during while since because although though however just only even still yet too very really actually basically currently recently previously formerly prior according finally first second lately ich wir mis mi mes mon je nous yo homemade custom random generic various pero aber mais mas ya pas nicht'.split(
    ' ',
  ),
)
/** What a list is about, rather than a thing on it. */
const TOPICS = new Set(
  'frontend backend front-end back-end database databases hosting design tools tool software hardware editor editors languages language apps app stack setup other misc infrastructure devops analytics payments browser terminal shell desktop mobile cloud data frameworks libraries services gear equipment computer operating system os studio cpu ram storage gpu memory productivity communication audio video photo music social media'.split(
    ' ',
  ),
)
/** "DATABASE_URL" */
const IS_VARIABLE = /^[A-Z\d]+(?:_[A-Z\d]+)+$/
/** "omg.lol": what is called as its site is. */
const IS_DOMAIN = /^[a-z\d-]{2,30}\.[a-z]{2,6}$/
const MAX_WORDS = 5
const MAX_LENGTH = 60
const EXPLANATION =
  /\s+(?:for|to|as|because|when|which|that|is|are|with|in|on|from|at|by|of)\s.*$|\s+[-–—]\s.*$|:\s.*$/i

/** Of a list only what cannot be a part of a name: "Rite in the Rain" is one. */
const SAYS_WHAT_FOR = /\s+(?:for|as|because|when|which|that)\s.*$/i

/** "Modified following a guide", "Mounted under the desk": what was done with the thing above. */
const IS_DONE = /^\p{L}+(?:ed|ing)\s+(?:into|following|from|with|by|for|to|on|in|under|behind|up|through|as|via)\s/iu

/** "VP of Engineering": who one is. */
const IS_OFFICE = /^(?:\p{Lu}{2,4}|head|director|chief|president|member|founder) of /iu

/** "[TeraCopy](https://…) para copiar": the name ends where the address stood. */
const WHERE_THE_LINK_ENDS = /\s{3,}.*$/

export function unknownItem(
  item: ListItem,
  { isList, isInventory }: TextLayout,
  text: ReadText,
): UnknownTool | undefined {
  // "A shirt with stripes" describes; "a Moleskine" names.
  if (text.cased && /^(?:an?|some)\s+\p{Ll}/iu.test(item.text)) return undefined
  if (IS_DONE.test(item.text) || IS_OFFICE.test(item.text)) return undefined
  const written = item.text
    .replace(isList ? SAYS_WHAT_FOR : EXPLANATION, '')
    .replace(WHERE_THE_LINK_ENDS, '')
    .replace(/^\d{1,2}\s?[x×]\s+|\s+[x×]\s?\d{1,2}$/, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(/[*_]*\s+[-–—](?:\s.*)?$/, '')
    .replace(/^(?:and|or|my|the|a|an|some|running|using)\s+/i, '')
    .replace(/\s+(?:cpu|processor)?\s*@\s?\d.*$/i, '')
    .replace(/^["'`*_“]+|["'`*_.,;:”!]+$/g, '')
    .trim()
  // "32GB Corsair Vengeance": how large it is, and then what it is.
  const name = isSpecification(written) ? written : written.replace(/^\d+\s?[gt]b\s+(?=\S+ \S)/i, '')
  const words = name.split(/\s+/)
  const key = keyOf(name).split(' ')
  if (
    name.length < 2 ||
    name.length > MAX_LENGTH ||
    (words.length > MAX_WORDS && !isProductTitle(name)) ||
    !/\p{L}/u.test(name)
  )
    return undefined
  // "Aeron, size B, bought used": what goes on in small letters says what the thing is like.
  if (text.cased && /^\p{Ll}/u.test(name) && isOrdinary(key[0] ?? '') && key.length > 1) return undefined
  if (
    isSpecification(name) ||
    IS_VARIABLE.test(name) ||
    isDate(name) ||
    OPENERS.has(key[0] ?? '') ||
    key.every((word) => TOPICS.has(word) || /^(?:19|20)\d\d$/.test(word))
  )
    return undefined
  if (!isList && !(item.bulleted && isNameLike(name, key, text))) return undefined
  const isThing = isInventory && item.bulleted
  // "Pull Requests and Issues" is one name.
  if (!isThing && key.length === 1 && isOrdinary(key[0] ?? '') && isSecondOfTwo(item, text)) return undefined
  if (isList && !isThing && key.length > 1 && key.every(isCommonWord) && !/^\p{Lu}.*\s\p{Lu}/u.test(name))
    return undefined
  if (isPerson(name) || isPlaceInAnyLanguage(name)) return undefined
  const start = item.start + item.text.indexOf(name)
  return { text: name, start, end: start + name.length }
}

const isSecondOfTwo = ({ start }: ListItem, { text }: ReadText): boolean =>
  /\p{Lu}\p{L}* \p{Lu}\p{L}* (?:and|&) $/u.test(text.slice(Math.max(0, start - MAX_LENGTH), start))

/**
 * In a text that tells, a bullet holds a name when it is capitalised and more than an ordinary
 * word.
 */
function isNameLike(name: string, key: readonly string[], text: ReadText): boolean {
  if (isNoWord(name, text) || IS_DOMAIN.test(name)) return true
  if (!text.cased) return false
  if (!/^(?:\p{Lu}|\d|\p{Ll}+\p{Lu})/u.test(name)) return false
  const words = name.split(/\s+/)
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length
  // "Recording environment considerations": a phrase, which begins as a sentence does.
  if (words.length > 2 && capitals < words.length / 2 && isOrdinary(key[0] ?? '') && !/\d/.test(name)) return false
  return key.some((word) => !isOrdinary(word)) ? true : key.length > 1 && capitals === key.length
}

/** "inexpensive" is a word, if a rare one. */
const DERIVED = /(?:ive|ing|ed|ly|able|ible|ous|al|tion|ness|ment|ful|less|ary|ity|ism|ist|ship|ies|ers)$/

/** "nyxt" behind its bullet, in an English text: a word that is none. */
const isNoWord = (name: string, { tokens }: ReadText): boolean =>
  /^[a-z][a-z\d]{3,}$/.test(name) &&
  !isOrdinary(name) &&
  !DERIVED.test(name) &&
  tokens.some(({ text }) => text === 'the')
