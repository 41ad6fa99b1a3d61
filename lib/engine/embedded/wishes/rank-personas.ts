import { withoutRunning } from '../knowledge/stem'
import { loadModel, type SparseModel } from '../models/sparse-model'
import { gramFeatures, hash, phrasesOf, wordFeatures, wordsOf, type Word } from './features'
import { withoutJoined } from './joined-words'
import { topicFeatures } from './topic-words'

/**
 * Which personas a wish may mean, best first: a linear model over words, character n-grams and
 * names.
 */

export interface Ranked {
  readonly id: string
  readonly score: number
}

let model: SparseModel | undefined
const loaded = (): SparseModel => (model ??= loadModel('personas'))

/**
 * The features of a text by their hash, each with the part of its weight that counts; `isName` tells
 * which phrases are names of personas.
 */
export function personaFeatures(text: string, isName: (feature: number) => boolean): ReadonlyMap<number, number> {
  const readings = readingsOf(text)
  // What is a persona's name says enough.
  const names = readings.flatMap(phrasesOf).filter(({ feature }) => isName(hash(feature)))
  const others = (readings[0] ?? []).filter(
    ({ start, end }) => !names.some((name) => name.start <= start && end <= name.end),
  )
  const said = [
    ...readings.flatMap((words) => [...wordFeatures(words), ...gramFeatures(words)]),
    ...names.map(({ feature }) => feature),
  ]
  const parts = new Map([...topicFeatures(text, others), ...said.map((feature) => [feature, 1] as const)])
  return new Map([...parts].map(([feature, part]) => [hash(feature), part]))
}

export const rankPersonas = (text: string, { classes, weightsOf }: SparseModel = loaded()): Ranked[] => {
  const scores = new Int32Array(classes.length)
  for (const [feature, part] of personaFeatures(text, (name) => weightsOf(name).length > 0)) {
    const row = weightsOf(feature)
    for (let at = 0; at < row.length; at += 2) {
      const persona = row[at] ?? 0
      scores[persona] = (scores[persona] ?? 0) + Math.round((row[at + 1] ?? 0) * part)
    }
  }
  return classes
    .map((id, at) => ({ id, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** The words of a text as they are written, and without what is joined to them if anything is. */
function readingsOf(text: string): Word[][] {
  const written = withoutRunning(text)
  const parted = withoutJoined(written)
  return (parted === written ? [written] : [written, parted]).map(wordsOf)
}

/**
 * Where the text calls a persona by a name, in any language: the longest names, none within
 * another.
 */
export interface NamedSpan {
  readonly start: number
  readonly end: number
}

export function namedSpans(text: string): NamedSpan[] {
  const { weightsOf } = loaded()
  const spans: NamedSpan[] = []
  const names = readingsOf(text)
    .flatMap(phrasesOf)
    .filter(({ feature }) => weightsOf(hash(feature)).length > 0)
    .sort((a, b) => b.end - b.start - (a.end - a.start))
  for (const { start, end } of names)
    if (!spans.some((span) => span.start < end && start < span.end)) spans.push({ start, end })
  return spans.sort((a, b) => a.start - b.start)
}
