import { isCapital, type ReadText } from '../text'

/** The words before and after a name in its sentence. Words of any mention are written as ¤. */
export interface NameContext {
  readonly before: string
  readonly after: string
  /** Whether the name begins a clause: a sentence, or the part after a comma. */
  readonly leads: boolean
  /** The words between the last comma and the name. */
  readonly sinceComma: string
}

const LOOK_BACK = 12
const LOOK_AHEAD = 10
const FARTHEST = 18

/** The dot of "Fly.io" does not end a sentence. */
const ends = (gap: string) => gap !== '.' && /[.;!?\n()]|\s[-–—]\s/.test(gap)

export const contextOf = (from: number, to: number, text: ReadText, mentioned: ReadonlySet<number>): NameContext => ({
  before: phraseBefore(text, from, mentioned),
  after: phraseAfter(text, from, to, mentioned),
  leads: leadsClause(text, from, mentioned),
  sinceComma: phraseSinceComma(text, from, mentioned),
})

/** Names among names, as in a list: no word is about any of them. */
const NAMES_ALONE = /^(?: (?:¤|and|or|plus|the|an?)?)*$/
export const isInBareList = ({ before, after }: NameContext): boolean =>
  NAMES_ALONE.test(before) && NAMES_ALONE.test(after)

const OPENS_CLAUSE = new Set(['but', 'and', 'while', 'whereas', 'though', 'the'])
/** Maximum of names in a row without a comma. */
const LONGEST_CHAIN = 200

function leadsClause({ tokens, starts }: ReadText, from: number, mentioned: ReadonlySet<number>): boolean {
  const isComma = (index: number) => /^[,;]\s*$/.test(tokens[index]?.gap ?? '')
  const earliest = from - LONGEST_CHAIN
  let at = from
  while (
    at > earliest &&
    !starts[at] &&
    !isComma(at) &&
    (OPENS_CLAUSE.has(tokens[at - 1]?.text ?? '') || mentioned.has(at - 1))
  )
    at--
  return starts[at] === true || at === 0 || isComma(at)
}

function phraseBefore(text: ReadText, from: number, mentioned: ReadonlySet<number>): string {
  const { tokens, starts } = text
  const words: string[] = []
  if (isInstead(text, from, mentioned)) return ' '
  for (let index = from - 1; index >= Math.max(0, from - FARTHEST) && words.length < LOOK_BACK; index--) {
    if (ends(tokens[index + 1]?.gap ?? '')) break
    if (answersNo(text, index)) break
    const word = wordAt(text, index, mentioned)
    if (word !== '¤' || words.at(-1) !== '¤') words.push(word)
    // The context of a label or a colon continues before it.
    if (starts[index] && tokens[index]?.gap !== ': ') break
  }
  return ` ${words.reverse().join(' ')}`
}

/** "Without React and Babel: Eleventy": the name after the colon replaces those before it. */
const isInstead = ({ tokens, starts, cased }: ReadText, from: number, mentioned: ReadonlySet<number>): boolean => {
  const before = tokens[from - 1]
  const isName = mentioned.has(from - 1) || (cased && before !== undefined && isCapital(before) && !starts[from - 1])
  return isName && /^:\s/.test(tokens[from]?.gap ?? '')
}

/** In "an arm? No, an Ergotron" the word rejects the name before it, not the one after it. */
export const answersNo = ({ tokens, starts }: ReadText, index: number): boolean =>
  tokens[index]?.text === 'no' &&
  (starts[index] === true || tokens[index]?.gap.startsWith(',') === true) &&
  tokens[index + 1]?.gap.startsWith(',') === true

/** In "Flutter (and Dart) never stuck" the verb refers to the name and to the bracket. */
const OPENS_WITH = new Set(['and', 'or', 'plus'])
const goesOnInBracket = (gap: string, word: string) => /^ \($/.test(gap) && OPENS_WITH.has(word)

function phraseSinceComma(text: ReadText, from: number, mentioned: ReadonlySet<number>): string {
  const { tokens, starts } = text
  let at = from
  while (at > Math.max(0, from - LOOK_BACK) && !starts[at] && !/[,;]/.test(tokens[at]?.gap ?? '')) at--
  const words = tokens.slice(at, from).map((_, index) => wordAt(text, at + index, mentioned))
  return ` ${words.join(' ')}`
}

/**
 * "Arc – browser, until they killed it": after a name that begins its line, the dash begins a
 * remark about it.
 */
const bringsComment = (gap: string) => /^\s[-–—]\s$/.test(gap)

function phraseAfter(read: ReadText, from: number, to: number, mentioned: ReadonlySet<number>): string {
  const { tokens, starts } = read
  const words: string[] = []
  let isAside = false
  let inBracket = tokens[to - 2]?.gap === ' (' && OPENS_WITH.has(tokens[to - 2]?.text ?? '')
  for (let index = to; index < Math.min(tokens.length, to + LOOK_AHEAD); index++) {
    const { gap = '', text = '' } = tokens[index] ?? {}
    const closes = inBracket && gap === ') '
    const opens = goesOnInBracket(gap, text)
    const comments = index === to && starts[from] === true && bringsComment(gap)
    if ((starts[index] || ends(gap)) && !closes && !opens && !comments) break
    isAside = (isAside || opens) && !closes
    inBracket = (inBracket || opens) && !closes
    if (!isAside) words.push(isNextName(read, index) ? '¤' : wordAt(read, index, mentioned))
  }
  return ` ${words.join(' ')}`
}

/** "A Garmin, Wahoo died on me": the phrase belongs to the second name, known or not. */
const isNextName = ({ tokens, cased, nounsInCapitals }: ReadText, at: number): boolean => {
  const { gap = '', raw = '' } = tokens[at] ?? {}
  return cased && !nounsInCapitals && gap === ', ' && isCapital(tokens[at]) && !/^I(?:$|['’])/.test(raw)
}

const WE_ARE = /^we['’]re$/i

function wordAt({ tokens, portuguese }: ReadText, index: number, mentioned: ReadonlySet<number>): string {
  if (mentioned.has(index)) return '¤'
  const { text: word = '', raw = '' } = tokens[index] ?? {}
  // "We're on Jira" is present tense, "we were on Jira" past tense.
  if (word === 'were' && WE_ARE.test(raw)) return 'we are'
  return portuguese && word === 'no' ? 'em' : word
}
