import { tokenize, type Token } from '@/lib/catalog/tokens'
import { addressesIn } from './layout/addresses'
import { partsOfOthers, withoutSpeakers } from './layout/correspondence'
import { blank, withoutMarkup } from '../text/markup'
import { ordersIn } from './layout/orders'
import { quotesIn } from './layout/quotes'
import { withoutInflection } from '../text/inflected'
import { languageOf } from '../usage/cues'
import { withoutBreak, withoutBreaks } from './layout/wrapped-lines'

/**
 * A text prepared for reading: its words, where sentences and lines begin, and how it was written.
 */
export interface ReadText {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Whether a sentence, line or list item begins at the token. */
  readonly starts: readonly boolean[]
  /** Capitals mean something here: not so in a chat message or an automatic transcript. */
  readonly cased: boolean
  /** Every noun has a capital, as in German, and none of them says that it is a name. */
  readonly nounsInCapitals: boolean
  readonly english: boolean
  /** Written in another script than Latin, in which names may still be Latin. */
  readonly inOtherScript: boolean
  /** The language of most words. */
  readonly language: string
  /** "No" is "in the", as in Portuguese, and refuses nothing. */
  readonly portuguese: boolean
  /** Without punctuation, as captions are. */
  readonly transcript: boolean
  /** Introductions: "I'm Tom Bihn", "my name is Kate Ray". */
  readonly ofPeople: readonly boolean[]
  /** First person. */
  readonly ofOneself: boolean
  /** Words of sentences that tell the reader what to answer, words of others and of addresses. */
  readonly notOfWriter: readonly boolean[]
}

const TIME_STAMP =
  /[[(]?\b\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\b[\])]?(?:\s*-->\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?)?/g
const FILLER = /(?<=\s)(?:um+|uh+|erm|ah|you know|kinda),?(?=\s)/gi
/** "But, you know, we moved": what says nothing between its commas. */
const ASIDE = /(?<=,\s)(?:um+|uh+|erm|you know|i mean|like),(?=\s)/gi
const MIN_STAMPS = 3
/** More letters than a written sentence has. */
const SPOKEN_WORDS = 40
/** Raw captions have hardly any full stops; an edited transcript has one in each line. */
const WORDS_A_STOP = 40

export function readText(source: string): ReadText {
  const shown = withoutBreaks(withoutSpeakers(withoutMarkup(source)))
  const stamps = shown.match(TIME_STAMP)?.length ?? 0
  const stamped = stamps >= MIN_STAMPS
  const said = stamped ? shown.replace(TIME_STAMP, blank) : shown
  const count = said.match(/\p{L}+/gu)?.length ?? 0
  const stops = said.match(/[.!?;](?=\s|$)|,/g)?.length ?? 0
  const lines = said.split('\n').length
  const transcript = stamped
    ? stops * WORDS_A_STOP < count
    : count > SPOKEN_WORDS && stops * 120 < count && lines < count / 5
  const spoken = stamped || transcript
  const text = spoken ? said.replace(FILLER, blank).replace(/\n/g, ' ') : said.replace(ASIDE, blank)
  // A line break and a time stamp in the middle of a sentence part no words.
  const words = tokenize(text, spoken ? (gap) => gap.replace(/\s+/g, ' ') : withoutBreak)
  const tokens = withoutInflection(text, words)
  const starts = tokens.map((token, index) => index === 0 || (BEGINS.test(token.gap) && !isInName(token)))
  const cased = !transcript && isCased(tokens, starts)
  const english = isEnglish(tokens)
  const language = languageOf(text)
  return {
    text,
    tokens,
    starts,
    cased,
    nounsInCapitals: cased && capitalisesNouns(tokens),
    english,
    inOtherScript: isInOtherScript(tokens),
    language,
    portuguese: !english && (language === 'pt' || tokens.some((token) => ONLY_PORTUGUESE.has(token.text))),
    transcript,
    ofOneself: tokens.some((token) => OF_ONESELF.has(token.text)),
    ofPeople: namesOfPeople(tokens, cased),
    notOfWriter: wordsIn([...ordersIn(text), ...quotesIn(text), ...partsOfOthers(text), ...addressesIn(text)], tokens),
  }
}

const BEGINS = /[\n.!?:•·|。！？：]|["“(]\s*$|\s[-–—*]\s/
/** The dot of "Fly.io" and "Next.js" ends nothing. */
const isInName = ({ gap, raw }: Token): boolean => gap === '.' && !/^\p{Lu}/u.test(raw)

const OF_ONESELF = new Set(['i', 'im', 'ive', 'my'])

function wordsIn(parts: readonly { start: number; end: number }[], tokens: readonly Token[]): boolean[] {
  const sorted = [...parts].sort((a, b) => a.start - b.start)
  let next = 0
  let end = 0
  return tokens.map(({ start }) => {
    for (; (sorted[next]?.start ?? Infinity) <= start; next++) end = Math.max(end, sorted[next]?.end ?? 0)
    return start < end
  })
}

/** Two words after an introduction; where capitals mean something, as many as are capitalised. */
function namesOfPeople(tokens: readonly Token[], cased: boolean): boolean[] {
  const marked = tokens.map(() => false)
  for (let at = 1; at < tokens.length; at++) {
    const before = `${tokens[at - 2]?.text ?? ''} ${tokens[at - 1]?.text ?? ''}`.trim()
    const own = /(?:^| )(?:im|names)$|^(?:i am|name is)$/.test(before)
    if (cased && isPerson(before, tokens[at])) marked[at] = true
    if (!own || (!cased && !/name/.test(before)) || (!cased && before.endsWith('names'))) continue
    for (let to = at; to < at + 3; to++) {
      const token = tokens[to]
      if (!token || (to > at && token.gap !== ' ') || (cased ? !isCapital(token) : to > at + 1)) break
      marked[to] = true
    }
  }
  return marked
}

/** "With my friend Clay": who is called so. */
const isPerson = (before: string, name: Token | undefined): boolean =>
  RELATIVE.test(before) && name?.gap === ' ' && isCapital(name)
const RELATIVE =
  /^(?:my|our|his|her|their) (?:friend|brother|sister|wife|husband|partner|boss|colleague|coworker|son|daughter|uncle|aunt|cousin|dog|cat|neighbou?r|niece|nephew|teacher|mentor)$/

/** In German every noun has a capital, and none of them says that it is a name. */
function capitalisesNouns(tokens: readonly Token[]): boolean {
  const german = tokens.filter(({ text }) => GERMAN.has(text)).length
  return german >= ENOUGH_GERMAN && german > tokens.length / 12
}

const GERMAN = new Set(
  'der die das und ich mit fur ist auf den dem ein eine meine nicht auch im zum bei wir nutze'.split(' '),
)
const ENOUGH_GERMAN = 3

/** Latin names need more letters than Chinese words. */
const LATIN_LETTERS_FOR_ONE = 3

function isInOtherScript(tokens: readonly Token[]): boolean {
  let latin = 0
  let other = 0
  for (const { raw } of tokens) {
    if (/^\p{Script=Latin}/u.test(raw)) latin += raw.length
    else if (/^\p{L}/u.test(raw)) other += raw.length
  }
  return other * LATIN_LETTERS_FOR_ONE > latin
}

const ENGLISH = new Set('the and i my with for to'.split(' '))

/** Small words of languages that have an "i" or a "for" too, and that no English text has. */
const NOT_ENGLISH = new Set(
  'nie uzywam sie jest juz oraz ktory przez bardzo moj moja uso che non della delle degli ho piu anche gli sono jag och att inte med har det som jeg og ikke til mit und nicht ik het een niet van'.split(
    ' ',
  ),
)

function isEnglish(tokens: readonly Token[]): boolean {
  const english = tokens.filter(({ text }) => ENGLISH.has(text)).length
  return english > tokens.length / 20 && english >= tokens.filter(({ text }) => NOT_ENGLISH.has(text)).length
}

/** No other language has these, so that one of them is enough. */
const ONLY_PORTUGUESE = new Set('nao uma meu minha voce tambem faco muito tudo tenho aos pra sou estou isso'.split(' '))

/** Captions in capitals throughout say as little with them as captions without. */
const MOSTLY_SHOUTED = 0.7
const ENOUGH_TO_SHOUT = 12

function isCased(tokens: readonly Token[], starts: readonly boolean[]): boolean {
  let capital = 0
  let sentences = 0
  let inner = 0
  let words = 0
  let shouted = 0
  for (const [index, token] of tokens.entries()) {
    if (!/^\p{L}/u.test(token.raw)) continue
    words++
    if (token.raw.length > 1 && token.raw === token.raw.toUpperCase()) shouted++
    const upper = /^\p{Lu}/u.test(token.raw)
    // Behind a bracket, a dash or a quotation mark a sentence goes on, in small letters.
    if (starts[index] && !(index > 0 && GOES_ON_WITHIN.test(token.gap))) {
      sentences++
      if (upper) capital++
    } else if (upper) inner++
  }
  if (words >= ENOUGH_TO_SHOUT && shouted > words * MOSTLY_SHOUTED) return false
  return sentences > 0 && (capital / sentences > 0.5 || inner > tokens.length / 12)
}

const GOES_ON_WITHIN = /^[^\n.!?]*(?:["“(]|\s[-–—])\s*$/

export const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}/u.test(token.raw)
