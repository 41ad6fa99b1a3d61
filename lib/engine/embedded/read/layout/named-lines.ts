import { brandAt } from '@/lib/catalog/brands'
import { isOrdinary } from '@/lib/catalog/everyday'
import { nameIndex } from '@/lib/catalog/name-index'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import { BULLET, DASH_HEADING, INLINE_HEADING, isBulleted, type Line } from './heading'
import { MAX_ITEM_LENGTH, MAX_ITEM_WORDS, SPOKEN, wordCount, wordsOf, type ListItem } from './list-items'

/**
 * Lines in two parts, before a dash or a colon: a topic and its tools, or a thing and what it is.
 */

/**
 * "キーボード - HHKB": where names are in Latin letters, what is not says what kind of thing they are.
 */
const UNSPACED = /^[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]/u

/**
 * Whether lines such as "Email — Klaviyo" begin with the topic, as in "Things — my tasks" they do
 * not.
 */
export function putsTopicsBeforeDashes(lines: readonly Line[]): boolean {
  let topics = 0
  let tools = 0
  for (const { text } of lines) {
    const parted = text.length > MAX_DASHED ? null : DASH_HEADING.exec(text)
    if (!parted) continue
    if (UNSPACED.test(parted[1] ?? '')) topics++
    else if (!wordsOf(parted[1] ?? '').every(isOrdinary)) tools++
    else if (!isOrdinary(wordsOf(text.slice(parted[0].length))[0] ?? '')) topics++
  }
  return topics >= ENOUGH_DASHED && topics > tools
}

/**
 * Whether lines without bullets such as "Wavetek 182A - A function generator." name a thing and say
 * what it is.
 */
export function putsNamesBeforeDashes(lines: readonly Line[]): boolean {
  let described = 0
  for (const line of lines) if (nameBeforeDash(line)) described++
  return described >= ENOUGH_DASHED
}

const BEFORE_DASH = /^\s*(?:\*\*|__)?(\p{Lu}[^\n:;!?*]{1,58}?)(?:\*\*|__)?\s+[-–—]\s+(?=\S)/u

/** "Notes" are a topic, though an app is called so for short; "Proton" is an app. */
function isTopic(words: readonly string[]): boolean {
  const key = words.join(' ')
  const known = nameIndex().find(key)?.entry.name
  return words.every(isOrdinary) && (known === undefined || keyOf(known) !== key)
}

/** Behind a bullet only what would else fall apart: "Proton - Email, Calendar, Drive". */
export function nameBeforeDash({ text, start }: Line): ListItem | undefined {
  const body = text.replace(BULLET, '')
  const parted = BEFORE_DASH.exec(body)
  const name = body !== text && !body.slice(parted?.[0].length).includes(',') ? undefined : parted?.[1]
  if (!name || wordCount(name) > MAX_ITEM_WORDS || SPOKEN.test(name) || isTopic(wordsOf(name))) return undefined
  const at = start + text.indexOf(name)
  return { text: name, start: at, end: at + name.length, bulleted: true }
}

/**
 * Whether bullets such as "Harmonic: slick client for Hacker News" name a thing and say what it is.
 */
export function putsNamesBeforeColons(lines: readonly Line[]): boolean {
  let topics = 0
  let names = 0
  for (const line of lines) {
    if (line.text.length > MAX_LABELLED || !isBulleted(line) || !INLINE_HEADING.test(line.text)) continue
    if (isNameAndWhatItIs(line)) names++
    else topics++
  }
  return names >= ENOUGH_LABELLED && names > topics
}

/** Behind a topic stands the thing itself; behind a thing stand words about it. */
export function isNameAndWhatItIs(line: Line): boolean {
  const { text } = line
  const label = INLINE_HEADING.exec(text)
  if (!label?.[1] || !isBulleted(line)) return false
  const words = wordsOf(label[1])
  const isName = nameIndex().find(words.join(' ')) !== undefined || !words.every(isOrdinary)
  return isName && !beginsWithName(text.slice(label[0].length).replace(FOR_WHICH, ''))
}

/** "Qobuz: Music without DRM": one line is enough where the label can be nothing else. */
export function isLabelledByTool({ text }: Line): boolean {
  const hit = nameIndex().find(wordsOf(INLINE_HEADING.exec(text)?.[1] ?? '').join(' '))
  return hit !== undefined && !hit.everyday
}

function beginsWithName(text: string): boolean {
  const tokens = tokenize(text.slice(0, MAX_ITEM_LENGTH))
  // "Google's app for messages" says what it is.
  if (/['’]s$/.test(tokens[0]?.raw ?? '')) return false
  if (brandAt(tokens, 0)) return true
  const { find } = nameIndex()
  return [3, 2, 1].some((count) => {
    const hit = find(
      tokens
        .slice(0, count)
        .map((token) => token.text)
        .join(' '),
    )
    return hit !== undefined && (!hit.everyday || tokens.length <= count)
  })
}

/** "Maccy: (Mac) Simple clipboard manager": which system it is for. */
const FOR_WHICH = /^\([^)]*\)\s*/
const ENOUGH_LABELLED = 2
const MAX_LABELLED = 400
const ENOUGH_DASHED = 2
const MAX_DASHED = 300
