import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWeights } from './weight-files'

/**
 * A linear model with a weight for few of its classes per feature: a sparse matrix, and its binary
 * form.
 */

export interface SparseModel {
  readonly classes: readonly string[]
  /** For the hash of a feature: class and weight in turns. */
  readonly weightsOf: (feature: number) => readonly number[]
}

/** Features by their hash, classes by their number; the weights are multiples of `WEIGHT_STEP`. */
export type Weights = ReadonlyMap<number, ReadonlyMap<number, number>>

/** A weight is stored in one byte as steps above `LEAST_WEIGHT`: finer ones decide no better. */
export const WEIGHT_STEP = 4
const LEAST_WEIGHT = -64 * WEIGHT_STEP
const LARGEST_WEIGHT = LEAST_WEIGHT + 255 * WEIGHT_STEP

/** The nearest weight that can be stored. */
export const storedWeight = (weight: number): number =>
  Math.max(LEAST_WEIGHT, Math.min(LARGEST_WEIGHT, Math.round(weight / WEIGHT_STEP) * WEIGHT_STEP))

const MAGIC = 'SBM4'
const HEADER = 16

/**
 * "SBM4" and the numbers of features, of weights and of bytes of the names. Then, each as a row of
 * all lowest bytes, a row of all next bytes and so on, which compresses well: the steps from one
 * feature to the next (four bytes), how many weights each feature has (two), and the steps from one
 * class of a feature to the next (two). Then the weights, one byte each, and the names of the
 * classes.
 */
export function encodeModel(classes: readonly string[], weights: Weights): Buffer {
  const rows = [...weights].sort(([a], [b]) => a - b).map(([feature, row]) => ({ feature, pairs: [...row] }))
  const names = Buffer.from(classes.join('\n'))
  const pairs = rows.flatMap((row) => row.pairs.sort(([a], [b]) => a - b))
  return Buffer.concat([
    Buffer.from(MAGIC),
    new Uint8Array(Uint32Array.of(rows.length, pairs.length, names.length).buffer),
    planesOf(stepsOf(rows.map(({ feature }) => feature)), 4),
    planesOf(
      rows.map((row) => row.pairs.length),
      2,
    ),
    planesOf(
      rows.flatMap((row) => stepsOf(row.pairs.map(([index]) => index))),
      2,
    ),
    Uint8Array.from(pairs, ([, weight]) => (weight - LEAST_WEIGHT) / WEIGHT_STEP),
    names,
  ])
}

const stepsOf = (sorted: readonly number[]): number[] => sorted.map((value, at) => value - (sorted[at - 1] ?? 0))

function planesOf(values: readonly number[], bytes: number): Buffer {
  if (values.some((value) => value >= 2 ** (8 * bytes))) throw new Error(`a value does not fit ${bytes} bytes`)
  return Buffer.concat(Array.from({ length: bytes }, (_, plane) => Uint8Array.from(values, (value) => value >> (8 * plane))))
}

function valuesIn(planes: Uint8Array, bytes: number): Uint32Array {
  const values = new Uint32Array(planes.length / bytes)
  for (let plane = 0, at = 0; plane < bytes; plane++)
    for (let index = 0; index < values.length; index++, at++)
      values[index] = (values[index] ?? 0) + (planes[at] ?? 0) * 2 ** (8 * plane)
  return values
}

/** Each value with all before it. */
function summed(values: Uint32Array): Uint32Array {
  for (let at = 1; at < values.length; at++) values[at] = (values[at] ?? 0) + (values[at - 1] ?? 0)
  return values
}

export function decodeModel(file: Buffer): SparseModel {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('these are no weights of a sparse model')
  let at = HEADER
  const next = (length: number) => file.subarray(at, (at += length))
  const [count, total, namesLength] = [file.readUInt32LE(4), file.readUInt32LE(8), file.readUInt32LE(12)]
  const features = summed(valuesIn(next(4 * count), 4))
  const ends = summed(valuesIn(next(2 * count), 2))
  const indexes = Uint16Array.from(valuesIn(next(2 * total), 2))
  for (let row = 0, pair = 0; row < count; row++)
    for (let before = 0; pair < (ends[row] ?? 0); pair++) before = indexes[pair] = (indexes[pair] ?? 0) + before
  const weights = Uint8Array.from(next(total))
  const classes = next(namesLength).toString().split('\n')
  const weightsOf = (wanted: number): number[] => {
    const row = placeIn(features, wanted)
    const pairs: number[] = []
    if (features[row] === wanted)
      for (let pair = ends[row - 1] ?? 0; pair < (ends[row] ?? 0); pair++)
        pairs.push(indexes[pair] ?? 0, LEAST_WEIGHT + WEIGHT_STEP * (weights[pair] ?? 0))
    return pairs
  }
  return { classes, weightsOf }
}

/** The place of the first that is not smaller. */
function placeIn(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

const MANIFEST = 'lib/engine/embedded/models/manifest.json'

/** Loads weights and refuses those that are not the ones of the manifest. */
export function loadModel(name: 'personas'): SparseModel {
  const bytes = readWeights(name)
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), MANIFEST)
  const manifest = JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')) as Record<string, { weights: string }>
  if (sha256(bytes) !== manifest[name]?.weights)
    throw new Error(`${name}.bin is not the file of its manifest: run npm run train`)
  return decodeModel(bytes)
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
