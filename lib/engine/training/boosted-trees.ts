import { ONE } from '../embedded/models/linear-model'
import type { Tree, TreeNode } from '../embedded/models/tree-model'
import { logistic } from './fixed-point'

/**
 * Gradient boosting of decision trees with whole numbers as features and as margins: sums of whole numbers do not depend on
 * their order, so that every machine learns the same trees.
 */

export interface TreeExample {
  /** Each from 0 to 63. */
  readonly numbers: Uint8Array
  readonly isPositive: boolean
  /** How much it counts. */
  readonly weight: number
}

export interface TreeSettings {
  readonly trees: number
  readonly leaves: number
  /** A leaf holds at least so many examples. */
  readonly least: number
  /** A tree looks at one of so many features, and leaves one of so many examples out. */
  readonly oneFeatureOf: number
  readonly oneExampleOf: number
  /** The part of a step that is taken, as 1/rate. */
  readonly rate: number
}

const BINS = 64
/** What keeps leaves of few examples small, in units of a hessian. */
const RIDGE = ONE

interface Leaf {
  readonly node: number
  readonly rows: Int32Array
  readonly gradients: Float64Array
  readonly hessians: Float64Array
  readonly counts: Int32Array
  readonly gradient: number
  readonly hessian: number
  readonly split: Split | undefined
}

interface Split {
  readonly slot: number
  readonly most: number
  readonly gain: number
}

export function trainTrees(examples: readonly TreeExample[], settings: TreeSettings): Tree[] {
  const width = examples[0]?.numbers.length ?? 0
  const margins = new Int32Array(examples.length)
  const gradients = new Int32Array(examples.length)
  const hessians = new Int32Array(examples.length)
  const random = sequence()
  return Array.from({ length: settings.trees }, () => {
    for (const [row, { isPositive, weight }] of examples.entries()) {
      const share = logistic(margins[row] ?? 0)
      gradients[row] = (share - (isPositive ? ONE : 0)) * weight
      hessians[row] = Math.max(1, (share * (ONE - share)) / ONE) * weight
    }
    const features = pick(width, Math.ceil(width / settings.oneFeatureOf), random)
    const rows = Int32Array.from(examples.keys()).filter(() => random(settings.oneExampleOf) > 0)
    const tree = growTree({ examples, gradients, hessians, features, settings }, rows)
    for (const [row, { numbers }] of examples.entries()) margins[row] = (margins[row] ?? 0) + valueOf(tree, numbers)
    return tree
  })
}

/** Whole numbers below a bound, the same on every machine. */
function sequence(): (below: number) => number {
  let seed = 7
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 4294967296) * below)
  }
}

function pick(from: number, count: number, random: (below: number) => number): Int32Array {
  const all = Int32Array.from({ length: from }, (_, index) => index)
  for (let at = 0; at < count; at++) {
    const other = at + random(from - at)
    const [one = 0, two = 0] = [all[at], all[other]]
    all[at] = two
    all[other] = one
  }
  return all.slice(0, count)
}

interface Growing {
  readonly examples: readonly TreeExample[]
  readonly gradients: Int32Array
  readonly hessians: Int32Array
  readonly features: Int32Array
  readonly settings: TreeSettings
}

/** The leaf whose split gains most is split first. */
function growTree(growing: Growing, all: Int32Array): Tree {
  const { examples, features, settings } = growing
  const nodes: TreeNode[] = []
  const addNode = ({ gradient, hessian }: { gradient: number; hessian: number }): number =>
    nodes.push({
      feature: undefined,
      most: 0,
      left: 0,
      right: 0,
      value: Math.round((-gradient * ONE) / (settings.rate * (hessian + RIDGE))),
    }) - 1
  const root = histogram(growing, all)
  const leaves = [withSplit(growing, all, root, addNode(root))]
  while (leaves.length < settings.leaves) {
    let best = -1
    for (const [index, { split }] of leaves.entries())
      if (split && split.gain > (leaves[best]?.split?.gain ?? 0)) best = index
    const leaf = leaves[best]
    if (!leaf?.split) break
    const { slot, most } = leaf.split
    const feature = features[slot] ?? 0
    const isLeft = (row: number) => (examples[row]?.numbers[feature] ?? 0) <= most
    const left = leaf.rows.filter(isLeft)
    const right = leaf.rows.filter((row) => !isLeft(row))
    const few = left.length < right.length ? left : right
    const small = histogram(growing, few)
    const large = difference(leaf, small)
    const [atLeft, atRight] = few === left ? [small, large] : [large, small]
    const children = { left: addNode(atLeft), right: addNode(atRight) }
    nodes[leaf.node] = { feature, most, ...children, value: nodes[leaf.node]?.value ?? 0 }
    leaves[best] = withSplit(growing, left, atLeft, children.left)
    leaves.push(withSplit(growing, right, atRight, children.right))
  }
  return nodes
}

type Sums = Pick<Leaf, 'gradients' | 'hessians' | 'counts' | 'gradient' | 'hessian'>

function histogram({ examples, gradients: g, hessians: h, features }: Growing, rows: Int32Array): Sums {
  const size = features.length * BINS
  const [gradients, hessians, counts] = [new Float64Array(size), new Float64Array(size), new Int32Array(size)]
  let gradient = 0
  let hessian = 0
  for (const row of rows) {
    const numbers = examples[row]?.numbers ?? new Uint8Array()
    const [ownGradient = 0, ownHessian = 0] = [g[row], h[row]]
    gradient += ownGradient
    hessian += ownHessian
    for (let slot = 0; slot < features.length; slot++) {
      const at = slot * BINS + (numbers[features[slot] ?? 0] ?? 0)
      gradients[at] = (gradients[at] ?? 0) + ownGradient
      hessians[at] = (hessians[at] ?? 0) + ownHessian
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return { gradients, hessians, counts, gradient, hessian }
}

const difference = (whole: Sums, part: Sums): Sums => ({
  gradients: whole.gradients.map((value, at) => value - (part.gradients[at] ?? 0)),
  hessians: whole.hessians.map((value, at) => value - (part.hessians[at] ?? 0)),
  counts: whole.counts.map((value, at) => value - (part.counts[at] ?? 0)),
  gradient: whole.gradient - part.gradient,
  hessian: whole.hessian - part.hessian,
})

function withSplit({ features, settings }: Growing, rows: Int32Array, sums: Sums, node: number): Leaf {
  const { gradients, hessians, counts, gradient, hessian } = sums
  const score = (g: number, h: number) => (g * g) / (h + RIDGE)
  const whole = score(gradient, hessian)
  let split: Split | undefined
  for (let slot = 0; slot < features.length; slot++) {
    let [leftGradient, leftHessian, leftCount] = [0, 0, 0]
    for (let most = 0; most < BINS - 1; most++) {
      const at = slot * BINS + most
      if (counts[at] === 0) continue
      leftGradient += gradients[at] ?? 0
      leftHessian += hessians[at] ?? 0
      leftCount += counts[at] ?? 0
      if (leftCount < settings.least) continue
      if (rows.length - leftCount < settings.least) break
      const gain = score(leftGradient, leftHessian) + score(gradient - leftGradient, hessian - leftHessian) - whole
      if (gain > (split?.gain ?? 0)) split = { slot, most, gain }
    }
  }
  return { ...sums, node, rows, split }
}

function valueOf(tree: Tree, numbers: Uint8Array): number {
  let node = tree[0]
  while (node?.feature !== undefined) node = tree[(numbers[node.feature] ?? 0) <= node.most ? node.left : node.right]
  return node?.value ?? 0
}
