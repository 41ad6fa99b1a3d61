import { decodeModel, type LinearModel } from '../embedded/models/linear-model'
import { decodeTrees, encodeTrees } from '../embedded/models/tree-model'
import { BEFORE, BEHIND, candidatesIn, type Candidate } from '../embedded/names/name-candidates'
import { NAME_BITS, nameFeatures } from '../embedded/names/name-features'
import { chooseNames, LEAST_MARGIN, linearMargins, scoredCandidates } from '../embedded/names/name-model'
import { KNOWN, nameText, SHAPE, type NameText } from '../embedded/names/name-text'
import { encodeWords, decodeWords, frequencyOf, type Frequency } from '../embedded/names/word-table'
import { trainTrees, type TreeExample } from './boosted-trees'
import { toModelFile, train, type Example } from './fixed-point'
import { foldOf, masked, type NamedText } from './name-texts'

/**
 * Learns which parts of a text are names. The trees see margins of linear models that have not learned the text itself.
 */

const LINEAR = { bits: NAME_BITS, classes: 1, epochs: 6, rate: 160, decay: 8 }
const TREES = { trees: 300, leaves: 16, least: 20, oneFeatureOf: 4, oneExampleOf: 4, rate: 9 }
const FOLDS = 4

export interface NameTexts {
  readonly texts: readonly NamedText[]
  /** Of these only words in small letters are counted. */
  readonly interviews: readonly NamedText[]
}

export interface NameFiles {
  readonly linear: Buffer
  readonly trees: Buffer
  readonly words: Buffer
}

/** A text, its candidates, and what is true of each. */
interface Row {
  readonly text: NameText
  readonly candidates: readonly Candidate[]
  /** 1 a name, 0 none, -1 not known. */
  readonly is: Int8Array
  /** The features of each. */
  readonly buckets: readonly number[][]
  readonly fold: number
}

const nothing: Frequency = () => 0

/** Words outside names, and the signs before and behind names. */
function countWords(named: NamedText, isInterview: boolean): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  const text = nameText(named.text, named.names, nothing)
  for (const [at, { text: word, shape, script }] of text.units.entries()) {
    if (word === KNOWN) {
      if (!isInterview) {
        const [before, behind] = [text.units[at - 1], text.units[at + 1]]
        if (before?.script === 'Han') add(BEFORE + before.text)
        if (behind?.script === 'Han') add(BEHIND + behind.text)
      }
      continue
    }
    const isCounted =
      shape === SHAPE.small ||
      shape === SHAPE.caseless ||
      (text.lang === 'de' && shape === SHAPE.capitalised && !isInterview)
    if (isCounted && script !== 'none') add(word)
  }
  return counts
}

function rowOf(named: NamedText, frequency: Frequency): Row {
  const { known, unknown } = masked(named)
  const text = nameText(named.text, known, frequency)
  const candidates = candidatesIn(text, frequency)
  const is = new Int8Array(candidates.length)
  let next = 0
  const spans = unknown.flatMap((name) => {
    while ((text.units[next]?.end ?? Infinity) <= name.start) next++
    let to = next
    while ((text.units[to]?.start ?? Infinity) < name.end) to++
    return to > next ? [{ from: next, to, is: name.is }] : []
  })
  let first = 0
  for (const [index, { from, to }] of candidates.entries()) {
    while ((spans[first]?.to ?? Infinity) <= from) first++
    for (let at = first; (spans[at]?.from ?? Infinity) < to; at++) {
      const span = spans[at]
      if (span?.is === 'ignored') is[index] = -1
      else if (span?.is === 'name' && span.from === from && span.to === to) is[index] = 1
    }
  }
  return {
    text,
    candidates,
    is,
    buckets: candidates.map((candidate) => nameFeatures(text, candidate)),
    fold: foldOf(named, FOLDS),
  }
}

const trainLinear = (rows: readonly Row[]): Buffer =>
  toModelFile(
    train(
      rows.flatMap(({ buckets, is }) =>
        buckets.flatMap((own, index): Example[] =>
          is[index] === -1 ? [] : [{ buckets: own, label: is[index] === 1 ? 0 : 1 }],
        ),
      ),
      LINEAR,
    ),
    LINEAR,
  )

function treeRows({ text, candidates, is, buckets }: Row, linear: LinearModel): TreeExample[] {
  const margins = Int32Array.from(buckets, (own) => linear.margins({ buckets: own })[0] ?? 0)
  return scoredCandidates(text, candidates, margins).flatMap(({ index, numbers }) =>
    is[index] === -1 ? [] : [{ numbers, isPositive: is[index] === 1, weight: 1 }],
  )
}

export function trainNames({ texts, interviews }: NameTexts): NameFiles {
  const own = texts.map((named) => countWords(named, false))
  const total = new Map<string, number>()
  for (const counts of [...own, ...interviews.map((named) => countWords(named, true))])
    for (const [word, count] of counts) total.set(word, (total.get(word) ?? 0) + count)
  const rows = texts.map((named, index) =>
    rowOf(named, (word) => frequencyOf((total.get(word) ?? 0) - (own[index]?.get(word) ?? 0))),
  )
  console.log(
    `names: ${rows.length} texts, ${rows.reduce((sum, { candidates }) => sum + candidates.length, 0)} candidates`,
  )
  const examples = Array.from({ length: FOLDS }, (_, fold) => {
    const linear = decodeModel(trainLinear(rows.filter((row) => row.fold !== fold)), 'names')
    return rows.filter((row) => row.fold === fold).flatMap((row) => treeRows(row, linear))
  }).flat()
  console.log(
    `names: ${examples.length} for trees, ${examples.filter(({ isPositive }) => isPositive).length} are names`,
  )
  const trees = encodeTrees(trainTrees(examples, TREES))
  return { linear: trainLinear(rows), trees, words: encodeWords(total) }
}

export interface TestedNames {
  readonly lang: string
  readonly text: string
  readonly names: number
  readonly found: readonly {
    readonly name: string
    readonly margin: number
    /** Exactly a marked name, or a part of one with more or less around it. */
    readonly isRight: boolean
    readonly touches: boolean
  }[]
}

/** What the model finds in texts of which some names are known. */
export function testNames(files: NameFiles, texts: readonly NamedText[], least = LEAST_MARGIN): TestedNames[] {
  const linear = decodeModel(files.linear, 'names')
  const trees = decodeTrees(files.trees, 'names')
  const words = decodeWords(files.words)
  return texts.map((named) => {
    const { text, candidates, is } = rowOf(named, words)
    const names = masked(named).unknown.filter((name) => name.is === 'name')
    const scored = scoredCandidates(text, candidates, linearMargins(text, candidates, linear))
    const found = chooseNames(scored, trees, least)
      .filter(({ index }) => is[index] !== -1)
      .map(({ from, to, index, margin }) => {
        const [start, end] = [text.units[from]?.start ?? 0, text.units[to - 1]?.end ?? 0]
        const touches = names.some((name) => name.start < end && start < name.end)
        return { name: text.text.slice(start, end), margin, isRight: is[index] === 1, touches }
      })
    return { lang: text.lang, text: text.text, names: names.length, found }
  })
}

/** The shares of masked names that are found, and of found ones that are marked. */
export function nameShares(tested: readonly TestedNames[]): { found: number; right: number } {
  const found = tested.flatMap((text) => text.found)
  const touching = found.filter(({ touches }) => touches).length
  const names = tested.reduce((sum, text) => sum + text.names, 0)
  return { found: (100 * touching) / names, right: (100 * touching) / found.length }
}

export function reportNames(tested: readonly TestedNames[]): void {
  const { found, right } = nameShares(tested)
  console.log(`names: ${found.toFixed(1)} % of masked names found, ${right.toFixed(1)} % of found ones are marked`)
}
