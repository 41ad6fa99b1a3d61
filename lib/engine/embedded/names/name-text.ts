import { tokenize, type Token } from '@/lib/catalog/tokens'
import { cuesIn } from '../usage/cues'
import type { Frequency } from './word-table'

/** A text as the name model reads it: words, known names in their places, sentences and items. */

export interface Part {
  readonly start: number
  readonly end: number
}

export interface Unit {
  readonly text: string
  readonly raw: string
  readonly start: number
  readonly end: number
  /** What stands between it and the unit before. */
  readonly gap: string
  readonly gapKind: number
  readonly script: Script
  readonly shape: number
  readonly frequency: number
}

/** How a word is written. The numbers are features, so they stay. */
export const SHAPE = {
  small: 0,
  capitalised: 1,
  capitals: 2,
  capitalInside: 3,
  withDigits: 4,
  digits: 5,
  /** Letters of a script without capitals, and signs. */
  caseless: 6,
} as const

/** What stands between two words. The numbers are features, so they stay. */
export const GAP = {
  start: 0,
  none: 1,
  space: 2,
  comma: 3,
  line: 4,
  stop: 5,
  colon: 6,
  quote: 7,
  opening: 8,
  closing: 9,
  dash: 10,
  slash: 11,
  arrow: 12,
  other: 13,
} as const

export const SCRIPTS = [
  'none',
  'Latin',
  'Cyrillic',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'other',
] as const
export type Script = (typeof SCRIPTS)[number]

export const KNOWN = '¤'

export interface NameText {
  readonly text: string
  readonly units: readonly Unit[]
  readonly lang: string
  readonly sentenceOf: readonly number[]
  /** Where each sentence begins. */
  readonly begins: readonly number[]
  /** Of each unit, how many known names stand before it. */
  readonly knownBefore: readonly number[]
  /** Kinds of cues by unit. */
  readonly cuesAt: ReadonlyMap<number, readonly string[]>
  /** Capitals mean something: 0 no, 1 yes, 2 every noun has one. */
  readonly cased: number
  readonly countOf: ReadonlyMap<string, number>
}

const SCRIPT_OF: readonly (readonly [RegExp, Script])[] = SCRIPTS.filter(
  (script) => script !== 'none' && script !== 'other',
).map((script) => [new RegExp(`[\\p{Script=${script}}]`, 'u'), script] as const)

function scriptOf(raw: string): Script {
  if (/^[a-zA-Z\d]/.test(raw)) return /[a-zA-Z]/.test(raw) ? 'Latin' : 'none'
  for (const [pattern, script] of SCRIPT_OF) if (pattern.test(raw)) return script
  return raw.includes('ー') ? 'Katakana' : /\p{L}/u.test(raw) ? 'other' : 'none'
}

function shapeOf(raw: string): number {
  if (/\d/.test(raw)) return /\p{L}/u.test(raw) ? SHAPE.withDigits : SHAPE.digits
  if (!/[\p{Lu}\p{Ll}]/u.test(raw)) return SHAPE.caseless
  if (!/\p{Lu}/u.test(raw)) return SHAPE.small
  if (!/\p{Ll}/u.test(raw)) return raw.length > 1 ? SHAPE.capitals : SHAPE.capitalised
  return /^\p{Lu}[\p{Ll}'’]*$/u.test(raw) ? SHAPE.capitalised : SHAPE.capitalInside
}

const GAPS: readonly (readonly [RegExp, number])[] = [
  [/^$/, GAP.none],
  [/^\s$/, GAP.space],
  [/^ ?[,;、，؛·،] ?$/, GAP.comma],
  [/^\s*\n\s*[-–—*•·\d.)]*\s*$/, GAP.line],
  [/^\s*[.!?。！？؟।…]+\s*$/, GAP.stop],
  [/^\s*[:：]\s*$/, GAP.colon],
  [/["“”„«»「」『』‘]/, GAP.quote],
  [/[([（【]/, GAP.opening],
  [/[)\]）】]/, GAP.closing],
  [/^\s*[-–—]\s*$/, GAP.dash],
  [/^ ?[/+&|] ?$/, GAP.slash],
  [/^ ?(?:→|->|=>|=) ?$/, GAP.arrow],
]

function gapKind(gap: string): number {
  for (const [pattern, kind] of GAPS) if (pattern.test(gap)) return kind
  return GAP.other
}
const ENDS = /[\n!?。！？؟।]|\.(?:\s|$)|…/u
const GERMAN = 'de'

export function nameText(text: string, known: readonly Part[], frequency: Frequency): NameText {
  const units = unitsOf(text, known, frequency)
  const sentenceOf: number[] = []
  const begins: number[] = []
  const knownBefore: number[] = []
  const countOf = new Map<string, number>()
  let count = 0
  for (const [at, unit] of units.entries()) {
    if (at === 0 || ENDS.test(unit.gap)) begins.push(at)
    sentenceOf.push(begins.length - 1)
    knownBefore.push(count)
    if (unit.text === KNOWN) count++
    else countOf.set(unit.text, (countOf.get(unit.text) ?? 0) + 1)
  }
  knownBefore.push(count)
  const { lang, cues } = cuesIn(units.map((unit) => unit.text))
  const cuesAt = new Map<number, string[]>()
  for (const { kind, at } of cues) cuesAt.set(at, [...(cuesAt.get(at) ?? []), kind])
  return {
    text,
    units,
    lang,
    sentenceOf,
    begins,
    knownBefore,
    cuesAt,
    cased: casedOf(units, sentenceOf, lang),
    countOf,
  }
}

function casedOf(units: readonly Unit[], sentenceOf: readonly number[], lang: string): number {
  let sentences = 0
  let large = 0
  let inner = 0
  for (const [at, { shape, text }] of units.entries()) {
    if (text === KNOWN || shape > SHAPE.capitalInside) continue
    if (sentenceOf[at] !== sentenceOf[at - 1]) {
      sentences++
      if (shape !== SHAPE.small) large++
    } else if (shape !== SHAPE.small) inner++
  }
  if (inner > units.length * 0.7) return 0
  const cased = large > sentences / 2 || inner > units.length / 12
  return cased ? (lang === GERMAN ? 2 : 1) : 0
}

const LONGEST_GAP = 16

/** Bounds the gap, because a regular expression is slow on thousands of blanks. */
const shortGap = (gap: string): string =>
  gap.length <= LONGEST_GAP ? gap : gap.includes('\n') ? '\n' : gap.slice(0, LONGEST_GAP)

function unitsOf(text: string, known: readonly Part[], frequency: Frequency): Unit[] {
  const units: Unit[] = []
  let next = 0
  let behind = 0
  const push = (raw: string, own: string, start: number) => {
    const end = start + raw.length
    const gap = shortGap(text.slice(behind, start))
    units.push({
      text: own,
      raw,
      start,
      end,
      gap,
      gapKind: gapKind(gap),
      script: own === KNOWN ? 'none' : scriptOf(raw),
      shape: own === KNOWN ? SHAPE.caseless : shapeOf(raw),
      frequency: own === KNOWN ? 0 : frequency(own),
    })
    behind = end
  }
  const pushKnown = (upTo: number) => {
    for (let part = known[next]; part && part.start < upTo; part = known[++next])
      if (part.start >= behind) push(text.slice(part.start, part.end), KNOWN, part.start)
  }
  for (const token of tokenize(text)) {
    pushKnown(token.end)
    if (token.start >= behind) pushWord(token, push)
    else if (token.end > behind)
      push(text.slice(behind, token.end), text.slice(behind, token.end).toLowerCase(), behind)
  }
  return units
}

/** Where no spaces part the words each sign is one. */
function pushWord({ raw, text, start }: Token, push: (raw: string, own: string, start: number) => void): void {
  if (!/^\p{Script=Han}/u.test(raw)) return push(raw, text, start)
  let at = start
  for (const sign of raw) {
    push(sign, sign, at)
    at += sign.length
  }
}
