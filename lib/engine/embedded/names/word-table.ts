import { bucketOf } from '../models/feature-set'
import { readWeights } from '../models/weight-files'

/** How often words stand outside names in the training texts: two bits for each bucket of a hash. */

const BITS = 19
const WORDS_A_BYTE = 4

/** Never, seldom, sometimes or often: from 0 to 3. */
export type Frequency = (word: string) => number

export const frequencyOf = (count: number): number => (count < 2 ? 0 : count < 4 ? 1 : count < 12 ? 2 : 3)

export function encodeWords(counts: ReadonlyMap<string, number>): Buffer {
  const file = Buffer.alloc((1 << BITS) / WORDS_A_BYTE)
  for (const [word, count] of counts) {
    const [at, shift] = placeOf(word)
    const byte = file[at] ?? 0
    const known = (byte >> shift) & 3
    file[at] = (byte & ~(3 << shift)) | (Math.max(known, frequencyOf(count)) << shift)
  }
  return file
}

export const decodeWords =
  (file: Buffer): Frequency =>
  (word) => {
    const [at, shift] = placeOf(word)
    return ((file[at] ?? 0) >> shift) & 3
  }

function placeOf(word: string): [at: number, shift: number] {
  const bucket = bucketOf(word, BITS)
  return [Math.floor(bucket / WORDS_A_BYTE), 2 * (bucket % WORDS_A_BYTE)]
}

let loaded: Frequency | undefined

export const loadWords = (): Frequency => (loaded ??= decodeWords(readWeights('name-words')))
