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
const CLASSES = USAGE_CLASSES.length

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

/** The linear model's margins of a name, in steps. */
export type Steps = (of: number) => Uint8Array

/** Each name is asked once. */
export function linearSteps(model: LinearModel, text: UsageText): Steps {
  const known = new Map<number, Uint8Array>()
  return (of) => {
    const kept = known.get(of) ?? Uint8Array.from(model.margins(usageFeatures(text, of)), toStep)
    known.set(of, kept)
    return kept
  }
}

export function usageNumbers(text: UsageText, of: number, steps: Steps): Uint8Array {
  const numbers = new Uint8Array(NUMBER_NAMES.length)
  const distances = cueDistances(text, of)
  numbers.set(distances)
  const own = distances.length
  const last = text.places.length - 1
  numbers.set(steps(of), own)
  if (of > 0) numbers.set(steps(of - 1), own + CLASSES)
  if (of < last) numbers.set(steps(of + 1), own + 2 * CLASSES)
  setBeside(numbers.subarray(own + 3 * CLASSES), of, last, steps)
  setSameName(numbers.subarray(own + 5 * CLASSES), text.names, of, steps)
  return numbers
}

/** The highest and the mean of each class over the names on both sides. A name alone has even ones: few labels are. */
function setBeside(numbers: Uint8Array, of: number, last: number, steps: Steps): void {
  if (last === 0) return void numbers.fill(MIDDLE, 0, 2 * CLASSES)
  const sums = new Uint16Array(CLASSES)
  let count = 0
  for (let other = Math.max(0, of - BESIDE); other <= Math.min(last, of + BESIDE); other++) {
    if (other === of) continue
    count++
    const row = steps(other)
    for (let at = 0; at < CLASSES; at++) {
      const step = row[at] ?? 0
      sums[at] = (sums[at] ?? 0) + step
      if (step > (numbers[at] ?? 0)) numbers[at] = step
    }
  }
  for (let at = 0; at < CLASSES; at++) numbers[CLASSES + at] = Math.round((sums[at] ?? 0) / (count || 1))
}

function setSameName(numbers: Uint8Array, names: readonly string[], of: number, steps: Steps): void {
  const last = Math.min(names.length - 1, of + SAME)
  for (let other = Math.max(0, of - SAME); other <= last; other++) {
    if (other === of || names[other] !== names[of]) continue
    const used = steps(other)[0] ?? 0
    numbers[0] = Math.max(numbers[0] ?? 0, used)
    numbers[1] = numbers[1] === 0 ? used : Math.min(numbers[1] ?? 0, used)
  }
}

const toStep = (margin: number): number =>
  Math.max(1, Math.min(LARGEST, MIDDLE + Math.round((margin * STEPS_OF_ONE) / ONE)))
