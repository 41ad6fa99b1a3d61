import type { Category } from '@/lib/catalog/categories'
import { fold } from '@/lib/catalog/tokens'
import type { FoundTool } from '../found-tool'
import { FeatureSet } from '../models/feature-set'
import { wishesFor } from './asks'
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

/** What is named, whether it is used or not, and who: "landscape gardener" is somebody and no app called Landscape. */
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
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/
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

const size = (count: number): number => (count < 9 ? count : count < 14 ? 9 : count < 20 ? 14 : count < 40 ? 20 : 40)
