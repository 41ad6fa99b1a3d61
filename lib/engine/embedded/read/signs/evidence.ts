import { isOrdinary } from '@/lib/catalog/everyday'
import { kindWordsOf } from '@/lib/catalog/category-words'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import { isCapital, type ReadText } from '../text'

/** What the words around a name say about it. */

export type Place = Pick<Mention, 'from' | 'to'>

const USES = new Set(
  'use uses used using utilize run runs running love loves prefer prefers adore open edit edits editing write writes written wrote build builds built code codes coded coding via through app apps called named try recommend bought installed install have own owned got ship deploy deployed host hosted hosting sync syncing swear swapped powered switched migrated moved'.split(
    ' ',
  ),
)
const CONTEXT_WINDOW = 10
const KIND_WINDOW = 4

export function usedNearby(tokens: readonly Token[], from: number, starts: readonly boolean[]): boolean {
  for (let index = from - 1; index >= Math.max(0, from - 3); index--) {
    if (USES.has(tokens[index]?.text ?? '')) return true
    if (starts[index + 1]) return false
  }
  return false
}

function wordsAround({ from, to }: Place, tokens: readonly Token[], size: number): string[] {
  const words: string[] = []
  for (let index = Math.max(0, from - size); index < Math.min(tokens.length, to + size); index++)
    if (index < from || index >= to) words.push(tokens[index]?.text ?? '')
  return words
}

export function contextHits(mention: Mention, tokens: readonly Token[]): number {
  const { contexts } = mention.entry
  if (contexts.length === 0) return 0
  const around = ` ${wordsAround(mention, tokens, CONTEXT_WINDOW).join(' ')} `
  let hits = 0
  for (const context of contexts) if (speaksOf(around, context)) hits++
  return hits
}

/** Scripts without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/
/** Scripts of languages that change the ends of words. */
const INFLECTED = /^[\u0370-\u07ff\u0900-\u0dff\uac00-\ud7af]/

/** As whole words, the last of them also with an s. */
function speaksOf(around: string, context: string): boolean {
  if (UNSPACED.test(context)) return around.replaceAll(' ', '').includes(context)
  if (INFLECTED.test(context)) return around.includes(` ${context}`)
  for (let at = around.indexOf(context); at >= 0; at = around.indexOf(context, at + 1)) {
    const end = at + context.length
    if (around[at - 1] === ' ' && (around[end] === ' ' || around.startsWith('s ', end))) return true
  }
  return false
}

export function kindNearby(mention: Mention, tokens: readonly Token[]): boolean {
  const kinds = kindWordsOf(mention.entry.category)
  if (kinds.size === 0) return false
  const last = Math.min(tokens.length, mention.to + KIND_WINDOW)
  for (let index = Math.max(0, mention.from - KIND_WINDOW); index < last; index++)
    if ((index < mention.from || index >= mention.to) && kinds.has(tokens[index]?.text ?? '')) return true
  return false
}

export function near({ from, to }: Place, certain: ReadonlySet<number>, size: number): boolean {
  for (let index = from - size; index < to + size; index++)
    if ((index < from || index >= to) && certain.has(index)) return true
  return false
}

/** "TypeScript and a bit of Go": how much of it says nothing about what it is. */
function behindQuantity(from: number, tokens: readonly Token[]): number {
  const words = tokens.slice(Math.max(0, from - 3), from).map((token) => token.text)
  const quantity = /(?:^| )((?:a (?:bit|little|lot|touch|dash) of|lots of|some|mostly|sometimes|occasionally))$/.exec(
    words.join(' '),
  )?.[1]
  return quantity === undefined ? from : from - quantity.split(' ').length
}

/** "auth is clerk", "my editor is zed": the sentence says what kind of thing the name is. */
export function isNamedAs(mention: Mention, tokens: readonly Token[]): boolean {
  const { from, entry } = mention
  const kind = tokens[from - 2]?.text ?? ''
  return (
    IS.has(tokens[from - 1]?.text ?? '') && (kindWordsOf(entry.category).has(kind) || entry.contexts.includes(kind))
  )
}

const IS = new Set(['is', 'are', 'was', 'in', 'with'])

/** "Fish as my shell". */
export function servesAs({ to, entry }: Mention, tokens: readonly Token[]): boolean {
  const [as, whose, ...kinds] = tokens.slice(to, to + 4).map((token) => token.text)
  return as === 'as' && WHOSE.has(whose ?? '') && kinds.some((kind) => kindWordsOf(entry.category).has(kind))
}

const WHOSE = new Set(['my', 'our', 'the', 'a', 'an', 'her', 'his', 'their'])
const AGAIN = new Set('in on with by from through via con com mit met avec'.split(' '))
/** What joins the last two of an enumeration. */
export const AND = new Set('and or plus und oder y et'.split(' '))

/** Beside a certain tool in an enumeration: ", X," or "X and Y". */
export function enumerated({ from, to }: Place, tokens: readonly Token[], certain: ReadonlySet<number>): boolean {
  const joins = (gap: string | undefined) => gap !== undefined && /^\s*[,/;+&|]\s*$/.test(gap)
  // "In Maya or in Blender."
  const again = tokens[from - 1]?.text ?? ''
  const isAgain = AGAIN.has(again) && tokens[to + 1]?.text === again
  const isAnd = (index: number) => AND.has(tokens[index]?.text ?? '')
  const before = behindQuantity(from, tokens)
  return (
    (joins(tokens[from]?.gap) && certain.has(from - 1)) ||
    (joins(tokens[to]?.gap) && certain.has(to)) ||
    (isAnd(before - 1) && certain.has(before - 2)) ||
    (isAnd(to) && (certain.has(to + 1) || (isAgain && certain.has(to + 2))))
  )
}

/**
 * "Bear for notes", "Feedly is my reader": a sentence or item that begins with the thing and says
 * what for.
 */
export function leadsItsUse({ from, to }: Place, { tokens, starts, cased }: ReadText): number {
  const first = tokens[from]
  const next = tokens[to]
  if (!first || !next || next.gap !== ' ' || starts[to]) return 0
  // "jq gets me through a lot": what is no word at all may be written small.
  if (cased && !isCapital(first) && isOrdinary(first.text)) return 0
  const leads = starts[from] || /[,;]\s*$/.test(first.gap) || followsAnotherUse(from, tokens)
  // Captions have no stops: only what is said of the name shows that it leads.
  if (!leads && cased && !BEGINS_CLAUSE.has(tokens[from - 1]?.text ?? '')) return 0
  const after = tokens[to + 1]?.text ?? ''
  if (next.text === 'for' && PURPOSE_IS.test(textOf(tokens, to, PURPOSE_WINDOW))) return 0
  if (leads && (next.text === 'for' || (next.text === 'to' && !WHERETO.has(after)))) return SAYS_USE
  if (leads && isAllThatIsUsed(to, tokens, starts)) return IS_PRAISED
  return PRAISE.test(textOf(tokens, to, PRAISE_WINDOW)) ? IS_PRAISED : 0
}

/** "Vivaldi only.", "Bear all the way." */
function isAllThatIsUsed(to: number, tokens: readonly Token[], starts: readonly boolean[]): boolean {
  let end = to
  while (end < to + LONGEST_PRAISE && end < tokens.length && (end === to || !starts[end])) end++
  return (end === tokens.length || starts[end] === true) && ALL_THAT_IS_USED.test(textOf(tokens, to, end - to))
}

const ALL_THAT_IS_USED =
  /^(?:won|it is|stayed|only|forever|exclusively|all the way|all day(?: long)?|every day|for everything)$/
const LONGEST_PRAISE = 4

const textOf = (tokens: readonly Token[], from: number, count: number): string =>
  tokens
    .slice(from, from + count)
    .map((token) => token.text)
    .join(' ')

/** "Paper for practice is Rhodia": what is used for it comes then. */
const PURPOSE_IS = /^for (?!(?:that|which|what|when)\b)\S+(?: \S+)? (?:is|are) (?!what|my|the|where)/
const PURPOSE_WINDOW = 5

/** "Central to all my work", "Due to the heat": behind these "to" says where and not what for. */
const WHERETO = new Set(
  'the a an all every each any my our your his her its their this that these those not me us it what which many most both some having being'.split(
    ' ',
  ),
)

/**
 * "MeetingBar: (Mac) Upcoming events": the first word after a label has a capital, so it shows
 * nothing.
 */
export const beginsRemark = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  to === from + 1 &&
  isOrdinary(tokens[from]?.text ?? '') &&
  (starts[from] === true || /^\W*\) $/.test(tokens[from]?.gap ?? ''))

/**
 * "Due to my keys", "Central to all of it": a sentence that begins with the word and says whereto.
 */
export const isDueTo = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  starts[from] === true &&
  to === from + 1 &&
  isOrdinary(tokens[from]?.text ?? '') &&
  tokens[to]?.text === 'to' &&
  WHERETO.has(tokens[to + 1]?.text ?? '')

const BEGINS_CLAUSE = new Set(['and', 'but', 'so', 'while', 'because', 'then'])
const SAYS_USE = 1.5
const IS_PRAISED = 2

/** "Zotero for papers and Claude for thinking": the second of two that are told alike. */
const followsAnotherUse = (from: number, tokens: readonly Token[]): boolean =>
  tokens[from - 1]?.text === 'and' && [from - 3, from - 4].some((index) => tokens[index]?.text === 'for')

const PRAISE_WINDOW = 9
/** "is my go-to app", "is what I use", "is the best piece of software". */
const PRAISE =
  /^(?:is (?:enough|plenty)\b|does (?:the job|fine|it all)\b|(?:has|does|covers|replaced) (?:both|all|everything)\b|is (?:\S+ )?(?:better|faster|nicer|simpler|lighter) than\b|(?:is|stays|remains) (?:\S+ )?(?:open|running|pinned|installed)\b|(?:gets|got|carries|serves|saves|keeps|tells|shows|reminds|gives|sends|warns|wakes) (?:me|us)\b|(?:takes|took) care of\b|(?:holds|stores|keeps|runs|handles|tracks|collects|manages|powers|hosts|covers) (?:the|our|my|all|every\w*)\b|(?:is|has been|remains|keeps|handles|helps|lets|makes) (?:my\b|what (?:i|we) |where (?:i|we|(?:\S+ )?(?:everything|all|most|my|our|notes|files|code)) |(?:\S+ )*?(?:app|apps|software|tool|tools|editor|browser|program|language|client|plugin)\b))/

/** "The Processing IDE": what kind of thing it is, and no part of the name. */
const SAYS_KIND = new Set(['ide', 'app', 'cli', 'api', 'sdk'])

/** "I LOVE Notability." */
export const isShouted = ({ raw, text }: Token): boolean =>
  raw.length > 2 && raw === raw.toUpperCase() && isOrdinary(text)

/**
 * "Cartoon Network", "Hot Copper Studio", "nRF Connect": a capitalised name beside a capitalised
 * word that is not a name.
 */
export function isPartOfLongerName(
  { from, to, entry }: Mention,
  { tokens, starts }: ReadText,
  otherNames: ReadonlySet<number>,
): boolean {
  const before = tokens[from - 1]
  const after = tokens[to]
  const isBefore =
    before !== undefined &&
    tokens[from]?.gap === ' ' &&
    !starts[from - 1] &&
    /^\p{Ll}*\p{Lu}/u.test(before.raw) &&
    before.raw.length > 1 &&
    !isShouted(before) &&
    !otherNames.has(from - 1)
  const isAfter =
    after !== undefined &&
    after.gap === ' ' &&
    isCapital(after) &&
    !otherNames.has(to) &&
    after.raw !== 'I' &&
    !SAYS_KIND.has(after.text) &&
    !kindWordsOf(entry.category).has(after.text) &&
    !/['’]s$/.test(tokens[to - 1]?.raw ?? '')
  // "Path of Exile", "Notion of Time".
  const isOfSomething = after?.text === 'of' && after.gap === ' ' && isCapital(tokens[to + 1])
  return isBefore || isAfter || isOfSomething || isJoinedToWord(from, tokens, starts, otherNames)
}

/**
 * "Fine and Medium points": the second of two capital words, of which the first is no name, is none
 * either.
 */
function isJoinedToWord(
  from: number,
  tokens: readonly Token[],
  starts: readonly boolean[],
  otherNames: ReadonlySet<number>,
): boolean {
  const other = tokens[from - 2]
  return (
    /^(?:and|or)$/.test(tokens[from - 1]?.text ?? '') &&
    other !== undefined &&
    isCapital(other) &&
    !starts[from - 2] &&
    !otherNames.has(from - 2) &&
    isOrdinary(other.text)
  )
}
