import { isCommonWord, isOrdinary, isForeignWord } from '@/lib/catalog/everyday'
import { isHardware } from '@/lib/catalog/categories'
import { makerKey, MAX_JOINED_WORDS, MIN_JOINED_LENGTH, nameIndex, type NameHit } from '@/lib/catalog/name-index'
import { spelling } from '@/lib/catalog/name-filter'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf, type Token } from '@/lib/catalog/tokens'
import type { Mention } from '../mention'
import type { ReadText } from '../text'
import { familyOf, nextOfFamily, type Family } from './family'
import { graphicsCardAt } from './graphics-cards'
import { joins, mention, SMALL } from './name-words'
import { addPhoneticMatches, soundingLikeTheirs } from './sounding-like'

/** May be a part of a split name: "three s" is not the game Threes. */
const isPart = ({ text, gap }: Token): boolean =>
  !SMALL.has(text) && (text.length > 1 || /\d/.test(text) || gap !== ' ')

/** "to do ist" is cut out of Todoist: a part that is no word at all shows it. */
const hasNoWord = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (isNoWord(tokens[at]?.text ?? '')) return true
  return false
}

const isLoneLetter = ({ text, gap }: Token): boolean => /^[a-z]$/.test(text) && gap === ' '

const areParts = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (!first || !last) return false
  // "The synth I play": no Synthi.
  return (isPart(first) && isPart(last)) || (!isLoneLetter(last) && hasNoWord(tokens, from, to))
}

const isNoWord = (word: string): boolean => word.length > 1 && !SMALL.has(word) && !isOrdinary(word)

/** "K&M", "B&W": two letters that a sign joins are one name, and no other begins inside it. */
const isInInitials = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === '&' && tokens[at]?.raw.length === 1 && tokens[at - 1]?.raw.length === 1

/**
 * What a text says of a tool after so many mentions changes nothing, and a text may repeat one ten
 * thousand times.
 */
const MOST_OF_ONE = 100

/** "Obsidian'da": in Turkish only names have endings behind an apostrophe. */
const isInflected = (text: string, end: number): boolean => /^['’]\p{L}/u.test(text.slice(end, end + 2))

export function findMentions({ text, tokens, ofPeople, transcript, english }: ReadText): Mention[] {
  const mentions: Mention[] = []
  const counts = new Map<CatalogEntry, number>()
  const isOneTooMany = ({ entry }: Mention): boolean => {
    const count = (counts.get(entry) ?? 0) + 1
    counts.set(entry, count)
    return count > MOST_OF_ONE
  }
  let family: Family | undefined
  for (let from = 0; from < tokens.length; from++) {
    if (ofPeople[from] || isInInitials(tokens, from)) continue
    const [longest, ...shorter] = mentionsAt(tokens, from, transcript).filter((found) => !isOneTooMany(found))
    const theirs = family && nextOfFamily(family, tokens, from)
    if (family && theirs) {
      family = { ...family, to: theirs.to }
      if (!isNameOfItsOwn(longest, theirs)) mentions.push(theirs)
    }
    if (!longest) continue
    for (const found of [longest, ...shorter]) {
      if (isInflected(text, tokens[found.to - 1]?.end ?? 0)) mentions.push({ ...found, everyday: false })
      else mentions.push(english || !isOneWordElsewhere(found, tokens) ? found : { ...found, everyday: true })
    }
    if (!family || from >= family.to) family = familyOf(longest, tokens) ?? family
  }
  return mentions
}

/** "Logic Pro, Pro Tools": a whole name needs no family. */
const isNameOfItsOwn = (name: Mention | undefined, theirs: Mention): boolean =>
  name !== undefined && !name.loose && (!name.everyday || name.to > theirs.to)

const isOneWordElsewhere = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  to === from + 1 && isForeignWord(tokens[from]?.text ?? '')

/** Every reading of the words from this place on, the longest first; judgement picks. */
function mentionsAt(tokens: readonly Token[], from: number, transcript: boolean): Mention[] {
  const first = tokens[from]
  if (!first) return []
  const found = namedBy(first, tokens, from, transcript)
  addLonger(found, first, tokens, from, transcript)
  if (transcript) addPhoneticMatches(found, tokens, from)
  if (found.length === 0) addSlips(found, tokens, from, first)
  return found.length > 1 ? found.sort((a, b) => b.to - a.to) : found
}

/** What the one word says by itself, and as a maker before what is theirs. */
function namedBy(first: Token, tokens: readonly Token[], from: number, transcript: boolean): Mention[] {
  const { find, makers } = nameIndex()
  const found: Mention[] = []
  const isName = nameIndex().mayHold(first.text, spelling(0, first.text))
  const single = (isName ? (find(first.text) ?? plural(first.text)) : undefined) ?? versioned(first.text)
  if (single) found.push(mention(single, from, from + 1))
  const card = graphicsCardAt(tokens, from)
  if (card) found.push(mention(card, from, from + 1))
  if (isName && makers.has(first.text)) {
    const own = madeBy(first.text, tokens, from, from + 1)
    found.push(...(own.length === 0 && transcript ? soundingLikeTheirs(first.text, tokens, from) : own))
  }
  return found
}

/** Names of several words, with the spaces of the catalogue or with others. */
function addLonger(found: Mention[], first: Token, tokens: readonly Token[], from: number, transcript: boolean): void {
  const { find, mayHold, wordsFrom, makers } = nameIndex()
  const longest = wordsFrom(first.text)
  const mayBeCut = isPart(first) || transcript
  const reach = Math.min(tokens.length, from + Math.max(longest, mayBeCut ? MAX_JOINED_WORDS : 1))
  if (reach < from + 2) return
  let letters = spelling(0, first.text)
  for (let to = from + 2; to <= reach; to++) {
    const token = tokens[to - 1]
    if (!token || !joins(token, tokens[to - 2])) break
    letters = spelling(letters, token.text)
    if (!mayHold(first.text, letters)) continue
    const spaced = to - from <= longest ? textOf(tokens, from, to, ' ') : undefined
    const hit = spaced === undefined ? undefined : (find(spaced) ?? plural(spaced))
    if (hit) {
      if (!isParted(hit, tokens, from, to)) found.push(mention(hit, from, to))
    } else if (mayBeCut && to - from <= MAX_JOINED_WORDS && areParts(tokens, from, to)) {
      const cut = cutName(tokens, from, to, transcript)
      if (cut) found.push(cut)
    }
    if (spaced !== undefined && makers.has(spaced)) found.push(...madeBy(spaced, tokens, from, to))
  }
}

function textOf(tokens: readonly Token[], from: number, to: number, joint: string): string {
  let text = tokens[from]?.text ?? ''
  for (let at = from + 1; at < to; at++) text += joint + (tokens[at]?.text ?? '')
  return text
}

/** A name that the text writes in several words. */
function cutName(tokens: readonly Token[], from: number, to: number, transcript: boolean): Mention | undefined {
  const key = textOf(tokens, from, to, '')
  const compact = key.length < MIN_JOINED_LENGTH ? undefined : nameIndex().find(key)
  if (!compact) return undefined
  const isSpaced = /^[ \t]/.test(tokens[to - 1]?.gap ?? '')
  // "Every day" is how often; captions alone cut "everyday" so.
  const isPhrase = !transcript && isCommonWord(key) && isSpaced
  if (isPhrase || isParted(compact, tokens, from, to)) return undefined
  return mention(compact, from, to, isSpaced && !hasNoWord(tokens, from, to))
}

const SHORT_PARTS = /^\/?[^/]{1,2}(?:\/[^/]{1,2})+$/

/**
 * "Grafana/Loki" are two, and "Max/MSP" is called so. "Os 2 %" and "e os" are words; who writes "OS
 * 2" means the name.
 */
function isParted({ name }: NameHit, tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to)
  if (words.every(({ raw, gap }, at) => !/\p{Lu}/u.test(raw) && (at === 0 || gap === ' ')) && SHORT_PARTS.test(name))
    return true
  const isCut = words.slice(1).some(({ gap }) => gap === '/')
  return isCut && !name.includes('/') && nameIndex().find(tokens[from]?.text ?? '') !== undefined
}

/**
 * "Teenage Engineering OP-1": a maker and the name of something of theirs, which is certain even if
 * it is a word.
 */
function madeBy(maker: string, tokens: readonly Token[], from: number, at: number): Mention[] {
  const next = tokens[at]
  if (!next || next.gap === '/' || !joins(next, tokens[at - 1])) return []
  const { find, wordsFrom } = nameIndex()
  const found: Mention[] = []
  let key = ''
  for (let to = at + 1; to <= Math.min(tokens.length, at + wordsFrom(next.text)); to++) {
    const token = tokens[to - 1]
    if (!token || (to > at + 1 && !joins(token, tokens[to - 2]))) break
    key = key === '' ? token.text : `${key} ${token.text}`
    const hit = find(key) ?? plural(key)
    // "Twenty twenty" says no more than one of them.
    if (!hit || key === maker || makerKey(hit.entry.maker) !== maker) continue
    const isFull = hit.name === hit.entry.name && !isCalledWithMaker(hit.entry)
    const name = isFull || keyOf(hit.name).startsWith(maker) ? hit.name : `${hit.entry.maker} ${hit.name}`
    found.push({ ...mention(hit, from, to), name, everyday: false })
  }
  return found
}

/** People say "Logitech MX Master", and "MacBook" and "PlayStation" without their maker. */
const isCalledWithMaker = ({ category, maker }: CatalogEntry): boolean =>
  isHardware(category) && category !== 'gaming' && maker !== 'Apple'

const SHORTEST_PAIR = 8

function addSlips(found: Mention[], tokens: readonly Token[], from: number, first: Token): void {
  const { mistyped } = nameIndex()
  const typo = mistyped(first.text)
  if (typo) {
    found.push(mention(typo, from, from + 1, true))
    return
  }
  const next = tokens[from + 1]
  if (
    !next ||
    !joins(next, first) ||
    !isPart(first) ||
    !isPart(next) ||
    (isOrdinary(first.text) && isOrdinary(next.text))
  )
    return
  const typed = first.text + next.text
  // "pH test strips" are not for pytest.
  const pair = typed.length < SHORTEST_PAIR ? undefined : mistyped(typed)
  if (pair) found.push(mention(pair, from, from + 2, true))
}

/** "iPhones", "Studio Displays": the plural of a name, but never of a single everyday word. */
function plural(key: string): NameHit | undefined {
  if (!key.endsWith('s') || key.length < (/\ds$/.test(key) ? 4 : 5) || isOrdinary(key)) return undefined
  const { find } = nameIndex()
  const hit =
    find(key.slice(0, -1)) ?? (key.length > 6 && /(?:[sxz]|[cs]h)es$/.test(key) ? find(key.slice(0, -2)) : undefined)
  return hit && (!hit.everyday || key.includes(' ')) ? hit : undefined
}

/** "Intuos4", "Firefox3": a name with its version grown on. */
function versioned(key: string): NameHit | undefined {
  const bare = /\d$/.test(key) ? /^([a-z]{4,})\d{1,2}$/.exec(key)?.[1] : undefined
  const hit = bare === undefined ? undefined : nameIndex().find(bare)
  return hit && !hit.everyday ? hit : undefined
}
