import { ONE, type LinearModel } from '../models/linear-model'
import { cueDistances, DISTANCE_NAMES } from './cue-distances'
import { USAGE_CLASSES } from './usage-classes'
import { usageFeatures } from './usage-features'
import type { UsageText } from './usage-text'

/**
 * Two models in a row. A linear one reads the words around each name. Trees read its margins for a name and for the names
 * beside it, and the distances of cues: "both went" and "the latter won" say of one name what another tells.
 */

/** So many names on each side are looked at. */
const BESIDE = 4
const SAME = 8
const STEPS_OF_ONE = 4
const MIDDLE = 32
const LARGEST = 63
const ABSENT = USAGE_CLASSES.map(() => 0)

/** Of each number that the trees read, for people who ask why. */
export const NUMBER_NAMES = [
  ...DISTANCE_NAMES,
  ...['own', 'previous', 'next', 'highest beside', 'mean beside'].flatMap((whose) =>
    USAGE_CLASSES.map((label) => `${whose} ${label}`),
  ),
  'same name: highest used',
  'same name: lowest used',
]

/** Which of the numbers is the group of languages. */
export const LANGUAGE_GROUP = NUMBER_NAMES.indexOf('language')

export type Margins = (of: number) => readonly number[]

/** The linear model's margins for a name, each asked once. */
export function linearMargins(model: LinearModel, text: UsageText): Margins {
  const known = new Map<number, readonly number[]>()
  return (of) => {
    const kept = known.get(of) ?? model.margins(usageFeatures(text, of))
    known.set(of, kept)
    return kept
  }
}

export function usageNumbers(text: UsageText, of: number, margins: Margins): Uint8Array {
  const rows: (readonly number[])[] = []
  for (let other = Math.max(0, of - BESIDE); other <= Math.min(text.places.length - 1, of + BESIDE); other++)
    if (other !== of) rows.push(margins(other).map(toStep))
  const same: number[] = []
  for (let other = Math.max(0, of - SAME); other <= Math.min(text.places.length - 1, of + SAME); other++)
    if (other !== of && text.names[other] === text.names[of]) same.push(toStep(margins(other)[0] ?? 0))
  const beside = (other: number) => (text.places[other] === undefined ? ABSENT : margins(other).map(toStep))
  return Uint8Array.from([
    ...cueDistances(text, of),
    ...margins(of).map(toStep),
    ...beside(of - 1),
    ...beside(of + 1),
    ...USAGE_CLASSES.map((_, at) => Math.max(0, ...rows.map((row) => row[at] ?? 0))),
    ...USAGE_CLASSES.map((_, at) =>
      Math.round(rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / (rows.length || 1)),
    ),
    Math.max(0, ...same),
    same.length === 0 ? 0 : Math.min(...same),
  ])
}

const toStep = (margin: number): number =>
  Math.max(1, Math.min(LARGEST, MIDDLE + Math.round((margin * STEPS_OF_ONE) / ONE)))
