import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The files of the models' weights, compressed. */

export const WEIGHT_FOLDER = 'lib/engine/embedded/models/weights'
export const WEIGHT_FILES = ['mode', 'usage', 'usage-trees', 'names', 'names-trees', 'name-words', 'personas'] as const

export type WeightFile = (typeof WEIGHT_FILES)[number]

const pathOf = (name: WeightFile): string =>
  path.join(/*turbopackIgnore: true*/ process.cwd(), WEIGHT_FOLDER, `${name}.bin`)

export const readWeights = (name: WeightFile): Buffer =>
  brotliDecompressSync(readFileSync(/*turbopackIgnore: true*/ pathOf(name)))

export function writeWeights(name: WeightFile, weights: Buffer): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(/*turbopackIgnore: true*/ pathOf(name), brotliCompressSync(weights, { params }))
}
