import type { FeatureSet } from './feature-set'
import { bucketOf } from './feature-set'
import { readWeights } from './weight-files'

/**
 * A linear model with eight-bit weights. The file: "SBLM", version, bits of the hash, number of
 * classes, shift of the weights (one byte each), checksum (four bytes), then one signed byte for
 * each bucket and class.
 */

export const VERSION = 1
export const HEADER = 12
/** What a margin of one is in the sums of a model: margins are logits in this unit. */
export const ONE = 4096

const MAGIC = 'SBLM'

export interface LinearModel {
  readonly bits: number
  readonly classes: number
  /** The margin of each class for these features. */
  readonly margins: (features: Pick<FeatureSet, 'buckets'>) => number[]
  /** The features that speak most for a class, for people who ask why. */
  readonly explain: (names: Iterable<string>, of: number, most: number) => [string, number][]
}

export function checksum(weights: Uint8Array): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < weights.length; at++) sum = Math.imul(sum ^ (weights[at] ?? 0), 0x01000193)
  return sum >>> 0
}

export function encodeModel(bits: number, classes: number, shift: number, weights: Int8Array): Buffer {
  const body = Buffer.from(weights.buffer, weights.byteOffset, weights.length)
  const file = Buffer.alloc(HEADER + body.length)
  file.write(MAGIC, 0, 'latin1')
  file.set([VERSION, bits, classes, shift], 4)
  file.writeUInt32LE(checksum(body), 8)
  file.set(body, HEADER)
  return file
}

export function decodeModel(file: Buffer, name: string): LinearModel {
  const [version, bits = 0, classes = 0, shift = 0] = file.subarray(4, 8)
  const body = file.subarray(HEADER)
  if (file.toString('latin1', 0, 4) !== MAGIC || version !== VERSION || body.length !== classes << bits)
    throw new Error(`${name}: not a model of version ${VERSION}`)
  if (checksum(body) !== file.readUInt32LE(8)) throw new Error(`${name}: the checksum does not fit the weights`)
  const weights = new Int8Array(body.buffer, body.byteOffset, body.length)
  const weight = (bucket: number, of: number) => (weights[bucket * classes + of] ?? 0) * (1 << shift)
  return {
    bits,
    classes,
    margins: ({ buckets }) => {
      const sums = new Array<number>(classes).fill(0)
      for (const bucket of buckets)
        for (let of = 0, at = bucket * classes; of < classes; of++, at++) sums[of] = (sums[of] ?? 0) + (weights[at] ?? 0)
      return sums.map((sum) => sum * (1 << shift))
    },
    explain: (names, of, most) =>
      [...names]
        .map((name): [string, number] => [name, weight(bucketOf(name, bits), of) / ONE])
        .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
        .slice(0, most),
  }
}

const loaded = new Map<string, LinearModel>()

export function loadModel(name: 'mode' | 'usage' | 'names'): LinearModel {
  const known = loaded.get(name)
  if (known) return known
  const model = decodeModel(readWeights(name), name)
  loaded.set(name, model)
  return model
}
