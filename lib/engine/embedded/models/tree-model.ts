import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checksum, ONE, VERSION, WEIGHTS } from './linear-model'

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

export function decodeTrees(file: Buffer, name: string): TreeModel {
  if (file.toString('latin1', 0, 4) !== MAGIC || file[4] !== VERSION)
    throw new Error(`${name}: no trees of version ${VERSION}`)
  if (checksum(file.subarray(12)) !== file.readUInt32LE(8))
    throw new Error(`${name}: the checksum does not fit the trees`)
  let at = HEADER
  const trees = Array.from({ length: file.readUInt16LE(12) }, (): Tree => {
    const length = file[at++] ?? 0
    return Array.from({ length }, () => {
      const feature = file.readUInt16LE(at)
      const [most = 0, left = 0, right = 0] = file.subarray(at + 2, at + 5)
      const value = file.readInt16LE(at + 5)
      at += NODE
      return { feature: feature === LEAF ? undefined : feature, most, left, right, value }
    })
  })
  return {
    margin: marginOf(trees),
    explain: (numbers, most) => {
      const changes = new Map<number, number>()
      for (const tree of trees)
        walk(tree, numbers, (feature, change) => changes.set(feature, (changes.get(feature) ?? 0) + change / ONE))
      return [...changes].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, most)
    },
  }
}

/** The trees in one row of numbers, five a node: a name asks all of them. */
function marginOf(trees: readonly Tree[]): TreeModel['margin'] {
  const roots: number[] = []
  const nodes: number[] = []
  for (const tree of trees) {
    const root = nodes.length
    roots.push(root)
    for (const { feature, most, left, right, value } of tree)
      nodes.push(feature ?? -1, most, root + left * FIELDS, root + right * FIELDS, value)
  }
  const flat = Int32Array.from(nodes)
  return (numbers) => {
    let sum = 0
    for (const root of roots) {
      let at = root
      for (let feature = flat[at] ?? -1; feature >= 0; feature = flat[at] ?? -1)
        at = flat[at + ((numbers[feature] ?? 0) <= (flat[at + 1] ?? 0) ? 2 : 3)] ?? 0
      sum += flat[at + 4] ?? 0
    }
    return sum
  }
}
const FIELDS = 5

function walk(tree: Tree, numbers: ArrayLike<number>, seen: (feature: number, change: number) => void): void {
  let node = tree[0]
  while (node?.feature !== undefined) {
    const child: TreeNode | undefined = tree[(numbers[node.feature] ?? 0) <= node.most ? node.left : node.right]
    seen(node.feature, (child?.value ?? 0) - node.value)
    node = child
  }
}

const loaded = new Map<string, TreeModel>()

export function loadTrees(name: 'usage-trees' | 'names-trees' = 'usage-trees'): TreeModel {
  const known = loaded.get(name)
  if (known) return known
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), WEIGHTS, `${name}.bin`)
  const model = decodeTrees(readFileSync(/*turbopackIgnore: true*/ file), name)
  loaded.set(name, model)
  return model
}
