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

const MAGIC = 'SBM1'
const CONTINUES = 0x80

function pushNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest >= CONTINUES) {
    bytes.push((rest % CONTINUES) + CONTINUES)
    rest = Math.floor(rest / CONTINUES)
  }
  bytes.push(rest)
}

/** Sorted features and classes, each as the distance from the one before. */
export function encodeModel(classes: readonly string[], weights: Weights): Buffer {
  const names = Buffer.from(classes.join('\n'))
  const bytes: number[] = []
  pushNumber(bytes, names.length)
  pushNumber(bytes, weights.size)
  const body: number[] = []
  let lastFeature = 0
  for (const [feature, row] of [...weights].sort(([a], [b]) => a - b)) {
    pushNumber(body, feature - lastFeature)
    lastFeature = feature
    pushNumber(body, row.size)
    let lastClass = 0
    for (const [index, weight] of [...row].sort(([a], [b]) => a - b)) {
      pushNumber(body, index - lastClass)
      lastClass = index
      body.push(weight)
    }
  }
  return Buffer.concat([Buffer.from(MAGIC), Buffer.from(bytes), names, Buffer.from(body)])
}

export function decodeModel(bytes: Buffer): SparseModel {
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('these are no weights of a sparse model')
  let at = MAGIC.length
  const readNumber = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= CONTINUES) {
      const byte = bytes.readUInt8(at++)
      value += (byte % CONTINUES) * factor
      if (byte < CONTINUES) return value
    }
  }
  const namesLength = readNumber()
  const count = readNumber()
  const classes = bytes.toString('utf8', at, at + namesLength).split('\n')
  at += namesLength
  const rows = new Map<number, number>()
  let feature = 0
  for (let row = 0; row < count; row++) {
    feature += readNumber()
    rows.set(feature, at)
    for (let left = readNumber(); left > 0; left--) {
      readNumber()
      at++
    }
  }
  const weightsOf = (wanted: number): number[] => {
    const start = rows.get(wanted)
    if (start === undefined) return []
    at = start
    const pairs: number[] = []
    let index = 0
    for (let left = readNumber(); left > 0; left--) {
      index += readNumber()
      pairs.push(index, bytes.readUInt8(at++))
    }
    return pairs
  }
  return { classes, weightsOf }
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
