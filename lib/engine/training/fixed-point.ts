import { encodeModel, ONE } from '../embedded/models/linear-model'

/**
 * Logistic regression in whole numbers: weights, margins and steps are integers, so that every machine learns the same
 * bytes.
 */

export interface Example {
  readonly buckets: readonly number[]
  /** The index of the class. */
  readonly label: number
  /** How much it counts; 1 when absent. */
  readonly weight?: number
}

interface Settings {
  readonly bits: number
  readonly classes: number
  readonly epochs: number
  /** The first step's length, in parts of `ONE`; it falls from epoch to epoch. */
  readonly rate: number
  /** Every epoch a weight loses 1/2^decay of itself. */
  readonly decay: number
  /** Weights that are smaller in their eight bits are left out of the file. */
  readonly least?: number
}

const STEPS = 64
const LARGEST = 12

/** The logistic function at every 64th, by sums and products alone: they are the same on every processor. */
const LOGISTIC = Int32Array.from({ length: 2 * LARGEST * STEPS + 1 }, (_, at) => {
  const x = (at - LARGEST * STEPS) / STEPS
  let power = 1 - x / 1024
  for (let square = 0; square < 10; square++) power *= power
  return Math.round(ONE / (1 + power))
})

export const logistic = (margin: number): number => {
  const at = Math.floor((margin * STEPS) / ONE) + LARGEST * STEPS
  return LOGISTIC[Math.max(0, Math.min(LOGISTIC.length - 1, at))] ?? 0
}

/** One against all others, for each class. */
export function train(examples: readonly Example[], settings: Settings): Int32Array {
  const { bits, classes, epochs, rate, decay } = settings
  const weights = new Int32Array(classes << bits)
  const order = examples.map((_, index) => index)
  let seed = 1
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      const other = Math.floor((seed / 4294967296) * (at + 1))
      const [one = 0, two = 0] = [order[at], order[other]]
      order[at] = two
      order[other] = one
    }
    const step = Math.max(1, Math.floor(rate / (1 + epoch)))
    for (const index of order) {
      const example = examples[index]
      if (!example) continue
      for (let of = 0; of < classes; of++) {
        let margin = 0
        for (const bucket of example.buckets) margin += weights[bucket * classes + of] ?? 0
        const miss = (example.label === of ? ONE : 0) - logistic(margin)
        const change = Math.trunc((miss * step * (example.weight ?? 1)) / ONE)
        if (change !== 0)
          for (const bucket of example.buckets) {
            const at = bucket * classes + of
            weights[at] = (weights[at] ?? 0) + change
          }
      }
    }
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) - ((weights[at] ?? 0) >> decay)
  }
  return weights
}

/** Eight bits each, in a unit that the largest weight fits in. */
export function toModelFile(weights: Int32Array, { bits, classes, least = 0 }: Settings): Buffer {
  let large = 0
  for (const weight of weights) large = Math.max(large, Math.abs(weight))
  let shift = 0
  while (large / 2 ** shift > 127) shift++
  const small = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / 2 ** shift))))
  const kept = small.map((weight) => (Math.abs(weight) < least ? 0 : weight))
  return encodeModel(bits, classes, shift, kept)
}
