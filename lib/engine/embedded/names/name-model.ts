import { loadModel, ONE, type LinearModel } from '../models/linear-model'
import { decodeTrees, type TreeModel } from '../models/tree-model'
import { readWeights } from '../models/weight-files'
import { candidatesIn, type Candidate } from './name-candidates'
import { countsOf, marginsOf, nameFeatures, nameNumbers } from './name-features'
import { nameText, type NameText, type Part } from './name-text'
import { loadWords } from './word-table'

/** Names that the catalogue does not know, by their form and by the words around them. */

/** A candidate with a lower linear margin is not shown to the trees. */
export const LEAST_LINEAR = -3 * ONE

/** The trees' margin of a name of which the model is sure enough. */
export const LEAST_MARGIN = -0.2 * ONE

export interface Scored extends Candidate {
  /** Which of the candidates. */
  readonly index: number
  readonly numbers: Uint8Array
}

export const linearMargins = (text: NameText, candidates: readonly Candidate[], linear: LinearModel): Int32Array =>
  Int32Array.from(candidates, (candidate) => linear.margins({ buckets: nameFeatures(text, candidate) })[0] ?? 0)

/** The candidates that the linear model does not rule out. */
export function scoredCandidates(text: NameText, candidates: readonly Candidate[], of: Int32Array): Scored[] {
  const margins = marginsOf(text, candidates, of)
  const counts = countsOf(text)
  return candidates.flatMap((candidate, index) =>
    (of[index] ?? 0) < LEAST_LINEAR
      ? []
      : [{ ...candidate, index, numbers: nameNumbers(text, candidate, of[index] ?? 0, margins, counts) }],
  )
}

export interface Found extends Candidate {
  readonly index: number
  readonly margin: number
}

/** Of those that overlap the likeliest. */
export function chooseNames(scored: readonly Scored[], trees: TreeModel, least: number): Found[] {
  const likely = scored
    .map(({ from, to, index, numbers }) => ({ from, to, index, margin: trees.margin(numbers) }))
    .filter(({ margin }) => margin >= least)
    .sort((a, b) => b.margin - a.margin || a.from - b.from || a.to - b.to)
  const taken = new Set<number>()
  const chosen: Found[] = []
  for (const one of likely) {
    let isFree = true
    for (let at = one.from; at < one.to; at++) isFree &&= !taken.has(at)
    if (!isFree) continue
    for (let at = one.from; at < one.to; at++) taken.add(at)
    chosen.push(one)
  }
  return chosen.sort((a, b) => a.from - b.from)
}

export interface UnknownName {
  readonly start: number
  readonly end: number
  readonly margin: number
}

/** A text of some 10,000 characters has so many. What a longer one names is known by then, and its time is bounded. */
const MAX_CANDIDATES = 3000

/** The known names in the order of the text, none inside another. */
export function unknownNames(source: string, known: readonly Part[]): UnknownName[] {
  const words = loadWords()
  const text = nameText(source, known, words)
  const candidates = candidatesIn(text, words).slice(0, MAX_CANDIDATES)
  const scored = scoredCandidates(text, candidates, linearMargins(text, candidates, loadModel('names')))
  return chooseNames(scored, loadTrees(), LEAST_MARGIN).map(({ from, to, margin }) => ({
    start: text.units[from]?.start ?? 0,
    end: text.units[to - 1]?.end ?? 0,
    margin,
  }))
}

let loaded: TreeModel | undefined

const loadTrees = (): TreeModel => (loaded ??= decodeTrees(readWeights('names-trees'), 'names-trees'))
