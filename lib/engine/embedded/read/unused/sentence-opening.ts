import type { Token } from '@/lib/catalog/tokens'
import { oneOf } from '../../regex-parts'
import type { ReadText } from '../text'

/** The opening of a sentence applies to all its names: about the past, or advice to the reader. */

const DECADE =
  '(?:(?:early |mid |late )?(?:(?:19)?[5-9]0s?|2000s|noughties|fifties|sixties|seventies|eighties|nineties))'
/** "When I was ten I sewed on a Singer". */
const OPENS_PAST = new RegExp(
  `^(?:(?:but|and|so|then|well|now) )?(?:${[
    'once upon a time',
    `(?:back )?in (?:the|my|our) ${DECADE}`,
    '(?:back )?in (?:those|the (?:old|early|olden|good old)) (?:days|times)',
    '(?:back )?in the (?:very )?beginning',
    `(?:back )?when (?:i|we) (?:(?:was|were) (?:\\d+|${oneOf('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty little young younger small about around in still at a an growing')})|(?:first |originally )?(?:started|began))`,
    '(?:back|way back) then',
    'before (?:that|then)',
    'growing up',
    '(?:many |some |\\w+ )?(?:years|decades) ago',
    'a (?:long time|few years|couple of years|decade) ago',
    'long ago',
  ].join('|')})\\b`,
)
/** Still true today, perhaps: "As a student I use Zotero". */
const OPENS_WITH_AN_AGE =
  /^(?:(?:but|and|so|then|well|now) )?as an? (?:\w+ )?(?:kid|child|boy|girl|teen|teenager|student|beginner|youngster)\b/
const DID = new RegExp(
  `\\b(?:i|we) (?:\\w+ly |always |often |just |only )?(?:\\w+ed|${oneOf('was were had did shot wrote drew made built ran went took got kept began learnt cut sang rode flew drove swam bought sold taught spent sat')})\\b`,
)
/** Words about the present, or about buying to keep. */
const STILL_THERE =
  /\b(?:still|now|nowadays|today|these days|since|ever since|to this day|until now|have|has|ive|weve|never looked back|bought|purchased|got|gave|switched|moved|discovered|fell in love|started using|began using|settled|inherited)\b/
/** "If you're just starting out, a Rebel is all you need". */
const OPENS_ADVICE =
  /^(?:(?:but|and|so|or) )?if (?:youre|you are) (?:just |only |really )?(?:starting|beginning|new|an? (?:beginner|newbie|starter)|on a (?:tight )?budget)\b/
/** "There's a wealth of tools for children: Scratch, Roblox". */
const EXIST =
  /\bthere(?: is| are)?(?: (?:an?|so|such|also|literally))* (?:wealth|plenty|lots?|tons|loads|plethora|range|variety|number|dozens|hundreds|many|countless|all kinds|all sorts)(?: \S+){0,3}? (?:tools?|apps?|programs?|programmes?|software|options?|choices|alternatives|products?|ways|platforms?|sites?|websites?|services|resources?|makers|brands|models|editors|cameras|systems|libraries|frameworks|plug-?ins|extensions)\b/
const OF_ONESELF = /\b(?:i|im|ive|id|my|mine|me|we|our|us)\b/

const LONGEST_SENTENCE = 80

/** The kind of a sentence by its opening. */
interface Opening {
  readonly end: number
  readonly isPast: boolean
  readonly isOfAnAge: boolean
  readonly isAdvice: boolean
  readonly tellsWhatExists: boolean
}

/** Cached, because it is the same for all names of a sentence. */
const known = new WeakMap<readonly Token[], Map<number, Opening>>()

function openingAt(begin: number, tokens: readonly Token[]): Opening {
  const openings = known.get(tokens) ?? new Map<number, Opening>()
  known.set(tokens, openings)
  const kept = openings.get(begin)
  if (kept) return kept
  let end = begin + 1
  while (end < Math.min(tokens.length, begin + LONGEST_SENTENCE) && !endsBefore(tokens[end])) end++
  const sentence = wordsOf(tokens.slice(begin, end))
  const opening = {
    end,
    isPast: OPENS_PAST.test(sentence),
    isOfAnAge: OPENS_WITH_AN_AGE.test(sentence),
    isAdvice: OPENS_ADVICE.test(sentence),
    tellsWhatExists: EXIST.test(sentence),
  }
  openings.set(begin, opening)
  return opening
}

export function isExcludedByOpening(from: number, { tokens, english }: ReadText): boolean {
  if (!english) return false
  let begin = from
  while (begin > Math.max(0, from - LONGEST_SENTENCE) && !endsBefore(tokens[begin])) begin--
  const { end, isPast, isOfAnAge, isAdvice, tellsWhatExists } = openingAt(begin, tokens)
  if (!isPast && !isOfAnAge && !isAdvice && !tellsWhatExists) return false
  const before = wordsOf(tokens.slice(begin, from))
  const sentence = wordsOf(tokens.slice(begin, end))
  if (isPast || (isOfAnAge && DID.test(before))) return !STILL_THERE.test(sentence)
  const exist = EXIST.exec(before)
  return (isAdvice || exist !== null) && !OF_ONESELF.test(sentence.slice(exist?.index ?? 0))
}

const ENDS = /[.!?;\n](?:\s|$)|\n/
const endsBefore = (token: Token | undefined): boolean => ENDS.test(token?.gap ?? '')
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')
