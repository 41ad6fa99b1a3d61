import { isCapital, type ReadText } from '../text'

/** What the sentence says before and behind a name. Words of any mention stand as ¤. */
export interface Said {
  readonly before: string
  readonly after: string
  /** The name begins a clause: a sentence, or what follows a comma. */
  readonly leads: boolean
  /** The words between the last comma and the name. */
  readonly sinceComma: string
}

const LOOK_BACK = 12
const LOOK_AHEAD = 10
const FARTHEST = 18

/** The dot of "Fly.io" ends nothing. */
const ends = (gap: string) => gap !== '.' && /[.;!?\n()]|\s[-–—]\s/.test(gap)

export const saidAround = (from: number, to: number, text: ReadText, mentioned: ReadonlySet<number>): Said => ({
  before: phraseBefore(text, from, mentioned),
  after: phraseAfter(text, from, to, mentioned),
  leads: leadsClause(text, from, mentioned),
  sinceComma: phraseSinceComma(text, from, mentioned),
})

/** Names among names, as in a list: no word says anything of any of them. */
const NAMES_ALONE = /^(?: (?:¤|and|or|plus|the|an?)?)*$/
export const saysNothing = ({ before, after }: Said): boolean => NAMES_ALONE.test(before) && NAMES_ALONE.test(after)

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
    // What a label or a colon announces goes on with it.
    if (starts[index] && tokens[index]?.gap !== ': ') break
  }
  return ` ${words.reverse().join(' ')}`
}

/** "Without React and Babel: Eleventy": behind a name and a colon comes what is there instead. */
const isInstead = ({ tokens, starts, cased }: ReadText, from: number, mentioned: ReadonlySet<number>): boolean => {
  const before = tokens[from - 1]
  const isName = mentioned.has(from - 1) || (cased && before !== undefined && isCapital(before) && !starts[from - 1])
  return isName && /^:\s/.test(tokens[from]?.gap ?? '')
}

/**
 * In "an arm? No, an Ergotron" the word takes back what stands before it and refuses nothing behind
 * it.
 */
export const answersNo = ({ tokens, starts }: ReadText, index: number): boolean =>
  tokens[index]?.text === 'no' &&
  (starts[index] === true || tokens[index]?.gap.startsWith(',') === true) &&
  tokens[index + 1]?.gap.startsWith(',') === true

/**
 * In "Flutter (and Dart) never stuck" the bracket goes on with the name and the sentence with both.
 */
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
 * "Arc – browser, until they killed it": behind a name that begins its line, the dash brings what
 * is said of it.
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
  // "We're on Jira" is of today, "we were on Jira" of once.
  if (word === 'were' && WE_ARE.test(raw)) return 'we are'
  return portuguese && word === 'no' ? 'em' : word
}
