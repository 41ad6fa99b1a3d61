import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A linear model with a weight for few of its classes per feature: a sparse matrix, and its binary form. */

export interface SparseModel {
  readonly classes: readonly string[]
  /** For the hash of a feature: class and weight in turns. */
  readonly weightsOf: (feature: number) => readonly number[]
}

/** Features by their hash, classes by their number; a weight is an integer from 1 to 255. */
export type Weights = ReadonlyMap<number, ReadonlyMap<number, number>>

const MAGIC = 'SBM2'
const HEADER = 16

/**
 * "SBM2" and the numbers of features, of weights and of bytes of the names; then, little-endian, the features in order,
 * where the weights of each end, the class of each weight, and the weights; then the names of the classes.
 */
export function encodeModel(classes: readonly string[], weights: Weights): Buffer {
  const rows = [...weights].sort(([a], [b]) => a - b).map(([feature, row]) => ({ feature, pairs: [...row] }))
  const names = Buffer.from(classes.join('\n'))
  const pairs = rows.flatMap((row) => row.pairs.sort(([a], [b]) => a - b))
  let end = 0
  return Buffer.concat([
    Buffer.from(MAGIC),
    bytesOf(Uint32Array.of(rows.length, pairs.length, names.length)),
    bytesOf(Uint32Array.from(rows, ({ feature }) => feature)),
    bytesOf(Uint32Array.from(rows, (row) => (end += row.pairs.length))),
    bytesOf(Uint16Array.from(pairs, ([index]) => index)),
    bytesOf(Uint8Array.from(pairs, ([, weight]) => weight)),
    names,
  ])
}

const bytesOf = ({ buffer }: Uint32Array | Uint16Array | Uint8Array): Uint8Array => new Uint8Array(buffer)

export function decodeModel(file: Buffer): SparseModel {
  if (file.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('these are no weights of a sparse model')
  let at = file.byteOffset + HEADER
  const next = (length: number) => file.buffer.slice(at, (at += length))
  const [count, total, namesLength] = [file.readUInt32LE(4), file.readUInt32LE(8), file.readUInt32LE(12)]
  const features = new Uint32Array(next(4 * count))
  const ends = new Uint32Array(next(4 * count))
  const indexes = new Uint16Array(next(2 * total))
  const weights = new Uint8Array(next(total))
  const classes = Buffer.from(next(namesLength)).toString().split('\n')
  const weightsOf = (wanted: number): number[] => {
    const row = placeIn(features, wanted)
    const pairs: number[] = []
    if (features[row] === wanted)
      for (let pair = ends[row - 1] ?? 0; pair < (ends[row] ?? 0); pair++)
        pairs.push(indexes[pair] ?? 0, weights[pair] ?? 0)
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

const FOLDER = 'lib/engine/embedded/models'
const inFolder = (name: string): string => path.join(/*turbopackIgnore: true*/ process.cwd(), FOLDER, name)

/** Loads weights and refuses those that are not the ones of the manifest. */
export function loadModel(name: 'personas'): SparseModel {
  const bytes = readFileSync(/*turbopackIgnore: true*/ inFolder(`weights/${name}.bin`))
  const manifest = JSON.parse(readFileSync(/*turbopackIgnore: true*/ inFolder('manifest.json'), 'utf8')) as Record<
    string,
    { weights: string }
  >
  if (sha256(bytes) !== manifest[name]?.weights)
    throw new Error(`${name}.bin is not the file of its manifest: run npm run train`)
  return decodeModel(bytes)
}

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
