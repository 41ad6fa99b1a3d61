import { checksum, ONE, VERSION } from './linear-model'
import { readWeights } from './weight-files'

/**
 * Boosted decision trees over small whole numbers. The file: "SBTM", version, three bytes of zero, checksum (four bytes),
 * number of trees (two bytes), then for each tree its number of nodes (one byte) and its nodes: feature (two bytes; 65535
 * in a leaf), largest number that goes left, left and right child (one byte each), and value (two bytes, signed).
 */

export interface TreeNode {
  /** Undefined in a leaf. */
  readonly feature: number | undefined
  readonly most: number
  readonly left: number
  readonly right: number
  /** What a leaf adds to the margin; of an inner node the mean of its leaves, for people who ask why. */
  readonly value: number
}
export type Tree = readonly TreeNode[]

export interface TreeModel {
  readonly margin: (numbers: ArrayLike<number>) => number
  /** The numbers that change the margin most, by their index. */
  readonly explain: (numbers: ArrayLike<number>, most: number) => [feature: number, change: number][]
}

const MAGIC = 'SBTM'
const HEADER = 14
const LEAF = 65535
const NODE = 7

export function encodeTrees(trees: readonly Tree[]): Buffer {
  const nodes = trees.reduce((sum, tree) => sum + tree.length, 0)
  const file = Buffer.alloc(HEADER + trees.length + nodes * NODE)
  file.write(MAGIC, 0, 'latin1')
  file[4] = VERSION
  file.writeUInt16LE(trees.length, 12)
  let at = HEADER
  for (const tree of trees) {
    file[at++] = tree.length
    for (const { feature, most, left, right, value } of tree) {
      file.writeUInt16LE(feature ?? LEAF, at)
      file.set([most, left, right], at + 2)
      file.writeInt16LE(value, at + 5)
      at += NODE
    }
  }
  file.writeUInt32LE(checksum(file.subarray(12)), 8)
  return file
}

/** The trees in one row of numbers, five a node: a name asks all of them. */
const FIELDS = 5
const [FEATURE, MOST, LEFT, RIGHT, VALUE] = [0, 1, 2, 3, 4]

export function decodeTrees(file: Buffer, name: string): TreeModel {
  if (file.toString('latin1', 0, 4) !== MAGIC || file[4] !== VERSION)
    throw new Error(`${name}: no trees of version ${VERSION}`)
  if (checksum(file.subarray(12)) !== file.readUInt32LE(8))
    throw new Error(`${name}: the checksum does not fit the trees`)
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const roots = new Int32Array(view.getUint16(12, true))
  const nodes = new Int32Array(((file.length - HEADER - roots.length) / NODE) * FIELDS)
  let at = HEADER
  let to = 0
  for (let tree = 0; tree < roots.length; tree++) {
    const root = to
    roots[tree] = root
    for (let left = view.getUint8(at++); left > 0; left--, at += NODE, to += FIELDS) {
      const feature = view.getUint16(at, true)
      nodes[to + FEATURE] = feature === LEAF ? -1 : feature
      nodes[to + MOST] = view.getUint8(at + 2)
      nodes[to + LEFT] = root + view.getUint8(at + 3) * FIELDS
      nodes[to + RIGHT] = root + view.getUint8(at + 4) * FIELDS
      nodes[to + VALUE] = view.getInt16(at + 5, true)
    }
  }
  const childOf = (node: number, feature: number, numbers: ArrayLike<number>): number =>
    nodes[node + ((numbers[feature] ?? 0) <= (nodes[node + MOST] ?? 0) ? LEFT : RIGHT)] ?? 0
  const featureOf = (node: number): number => nodes[node + FEATURE] ?? -1
  const valueOf = (node: number): number => nodes[node + VALUE] ?? 0
  return {
    margin: (numbers) => {
      let sum = 0
      for (let tree = 0; tree < roots.length; tree++) {
        let node = roots[tree] ?? 0
        for (let feature = featureOf(node); feature >= 0; feature = featureOf(node))
          node = childOf(node, feature, numbers)
        sum += valueOf(node)
      }
      return sum
    },
    explain: (numbers, most) => {
      const changes = new Map<number, number>()
      for (let node of roots)
        for (let feature = featureOf(node); feature >= 0; feature = featureOf(node)) {
          const child = childOf(node, feature, numbers)
          changes.set(feature, (changes.get(feature) ?? 0) + (valueOf(child) - valueOf(node)) / ONE)
          node = child
        }
      return [...changes].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, most)
    },
  }
}

let loaded: TreeModel | undefined

export function loadTrees(): TreeModel {
  return (loaded ??= decodeTrees(readWeights('usage-trees'), 'usage-trees'))
}
