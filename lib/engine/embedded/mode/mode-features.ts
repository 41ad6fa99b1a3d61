import type { Category } from '@/lib/catalog/categories'
import { fold } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { FeatureSet } from '../models/feature-set'
import { cuesIn } from '../usage/cues'
import { wordsIn } from '../usage/words'
import { wishesFor } from './asks'
import { UNSPACED, wordClasses } from './mode-lexicon'
import { personaSpans } from './persona-spans'

/** What of a text shows whether it tells or wishes. */

export const MODE_BITS = 15
export const MODES = ['tell', 'wish', 'both'] as const
export type Mode = (typeof MODES)[number]

/** A name in the text: of the catalogue, a platform or a technology of it, or of nothing that it knows. */
export type SpanKind = 'known' | 'platform' | 'technology' | 'unknown' | 'persona'
export interface NamedSpan {
  readonly start: number
  readonly end: number
  readonly kind: SpanKind
}

const PLATFORMS: ReadonlySet<Category> = new Set<Category>(['os', 'computer', 'phone', 'tablet-device'])
const TECHNOLOGIES: ReadonlySet<Category> = new Set<Category>([
  'frontend',
  'backend',
  'api',
  'mobile-dev',
  'desktop-dev',
  'language',
  'build',
  'testing',
  'database',
  'hosting',
  'data',
  'game-dev',
])

const spanKind = (category: Category | undefined): SpanKind =>
  category === undefined
    ? 'unknown'
    : PLATFORMS.has(category)
      ? 'platform'
      : TECHNOLOGIES.has(category)
        ? 'technology'
        : 'known'

/** Mentions with their usage, and roles: "landscape gardener" is a role, not the app Landscape. */
export function spansOf(
  text: string,
  { tools, rejected }: { tools: readonly FoundTool[]; rejected: readonly FoundTool[] },
): NamedSpan[] {
  const people = personaSpans(text)
  const named = [...tools, ...rejected].filter(
    ({ start, end }) => !people.some((span) => span.start <= start && end <= span.end),
  )
  return [
    ...people.map(({ start, end }): NamedSpan => ({ start, end, kind: 'persona' })),
    ...named.map(({ start, end, category }): NamedSpan => ({ start, end, kind: spanKind(category) })),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
}

const MARKS: Readonly<Record<SpanKind, string>> = {
  known: '§',
  platform: '¶',
  technology: '¤',
  unknown: '°',
  persona: '☺',
}
const WORD = /[§¶¤°☺]|[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\p{N}+|[?!:;,…→\n]/gu
const MOST_WORDS = 120

export function modeFeatures(text: string, spans: readonly NamedSpan[], bits = MODE_BITS): FeatureSet {
  const features = new FeatureSet(bits)
  for (const feature of featureNames(text, spans)) features.add(feature)
  return features
}

export function* featureNames(text: string, spans: readonly NamedSpan[]): Generator<string> {
  let shown = ''
  let at = 0
  let named = 0
  const people = spans.filter(({ kind }) => kind === 'persona').length
  const tools = spans.length - people
  for (const { start, end, kind } of spans) {
    if (start < at) continue
    shown += `${text.slice(at, start)} ${MARKS[kind]} `
    named += end - start
    at = end
  }
  shown += text.slice(at)
  const raw = shown.match(WORD)?.slice(0, MOST_WORDS) ?? []
  const words = raw.map(fold)
  yield 'bias'
  yield* stepFeatures(words, tools)
  yield* cueFeatures(raw.join(' '), tools)
  const script = scriptOf(text)
  yield `script=${script}`
  yield `script=${script},names=${Math.min(tools, 2)}`
  yield `names=${Math.min(tools, 6)}`
  yield `people=${Math.min(people, 2)},names=${Math.min(tools, 2)}`
  yield `words=${size(words.length)}`
  yield `wishes=${wishesFor(text)}`
  yield `wishes=${wishesFor(text)},names=${Math.min(tools, 2)}`
  yield `names=${Math.min(tools, 3)},words=${size(words.length)}`
  yield `share=${Math.floor((named * 5) / (text.trim().length || 1))}`
  yield `kinds=${[...new Set(spans.map(({ kind }) => kind))].sort().join()}`
  yield `asks=${/[?？؟]/.test(text)}`
  yield `asksLast=${/[?？؟]\s*$/.test(text)},names=${Math.min(tools, 2)}`
  yield `lines=${text.trim().includes('\n')}`
  yield `stops=${/[.!。！]\s*$/.test(text)},capital=${/^\W*\p{Lu}/u.test(text)}`
  for (let index = 0; index <= words.length; index++) {
    const word = words[index] ?? '$'
    const before = words[index - 1] ?? '^'
    yield `2:${before} ${word}`
    if (index >= 1) yield `3:${words[index - 2] ?? '^'} ${before} ${word}`
    if (index === words.length) break
    yield `1:${word}`
    if (index < 2) yield `first:${word}`
    if (index >= words.length - 2) yield `last:${word}`
    if (word.length < 4 && !UNSPACED.test(word)) continue
    if (UNSPACED.test(word)) {
      for (let from = 0; from < word.length; from++)
        for (const length of [1, 2, 3]) if (from + length <= word.length) yield `c:${word.slice(from, from + length)}`
    } else {
      for (const length of [4, 5, 6]) if (word.length > length) yield `p:${word.slice(0, length)}`
      yield `s:${word.slice(-3)}`
      yield `s:${word.slice(-4)}`
    }
  }
}

const ALL_MARKS = new Set(Object.values(MARKS))
const MOST_STEPS = 12

/** The order of wishing and naming, which all languages share: "§ but need more" does both. */
function* stepFeatures(words: readonly string[], tools: number): Generator<string> {
  const steps = words
    .map((word) => (ALL_MARKS.has(word) ? word : [...wordClasses(word)].sort().join('')))
    .filter((step) => step !== '')
  const seen = [...new Set(steps.flatMap((step) => [...step]))].sort()
  for (const step of seen) yield `does=${step},names=${Math.min(tools, 2)}`
  yield `does=${seen.filter((step) => !ALL_MARKS.has(step)).join('')},names=${Math.min(tools, 2)}`
  for (let at = 0; at <= Math.min(steps.length, MOST_STEPS); at++)
    yield `then=${steps[at - 1] ?? '^'} ${steps[at] ?? '$'}`
  yield `begins=${steps[0] ?? ''}`
  yield `ends=${steps.at(-1) ?? ''}`
}

/** What the words say of use, in the language that knows most of them. */
function* cueFeatures(shown: string, tools: number): Generator<string> {
  const { lang, cues } = cuesIn([...wordsIn(shown)].map(({ text }) => text))
  yield `lang=${lang},names=${Math.min(tools, 2)}`
  const kinds = [...new Set(cues.map(({ kind }) => kind))].sort()
  for (const kind of kinds) yield `cue=${kind},names=${Math.min(tools, 2)}`
  for (let at = 1; at < Math.min(cues.length, MOST_STEPS); at++) yield `cues=${cues[at - 1]?.kind} ${cues[at]?.kind}`
}

const SCRIPTS: readonly [RegExp, string][] = [
  [/[\u3040-\u30ff]/, 'kana'],
  [/[\uac00-\ud7af]/, 'hangul'],
  [/[\u4e00-\u9fff]/, 'han'],
  [/[\u0400-\u04ff]/, 'cyrillic'],
  [/[\u0600-\u06ff]/, 'arabic'],
  [/[\u0590-\u05ff]/, 'hebrew'],
  [/[\u0900-\u097f]/, 'devanagari'],
]

const scriptOf = (text: string): string => SCRIPTS.find(([letters]) => letters.test(text))?.[1] ?? 'latin'

const size = (count: number): number => (count < 9 ? count : count < 14 ? 9 : count < 20 ? 14 : count < 40 ? 20 : 40)
