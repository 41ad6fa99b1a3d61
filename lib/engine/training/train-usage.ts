import { decodeModel, ONE, type LinearModel } from '../embedded/models/linear-model'
import { decodeTrees, encodeTrees, type Tree } from '../embedded/models/tree-model'
import { USAGE_CLASSES } from '../embedded/usage/usage-classes'
import { USAGE_BITS, usageFeatures } from '../embedded/usage/usage-features'
import { LANGUAGE_GROUP, linearSteps, NUMBER_NAMES, usageNumbers } from '../embedded/usage/usage-model'
import { isLeftOut } from '../embedded/usage/usage-thresholds'
import { trainTrees, type TreeExample } from './boosted-trees'
import { toModelFile, train, type Example } from './fixed-point'
import type { UsageLabel } from './labels'
import { asCaptions, inLongerTexts, usageExamples, type UsageExample } from './usage-examples'

/**
 * The linear model learns from all labels. The trees must see margins of a model that has not learned the text itself, or
 * they would trust them too much: for each fifth of the texts a model of the others gives them.
 */

const LINEAR = { bits: USAGE_BITS, classes: USAGE_CLASSES.length, epochs: 14, rate: 100, decay: 8, least: 7 }
const TREES = { trees: 500, leaves: 24, least: 10, oneFeatureOf: 4, oneExampleOf: 5, rate: 20 }
const FOLDS = 5
/** One of so many labels is learned as captions too. */
const ONE_SPOKEN_OF = 3
/** To lose a tool is worse than to keep one: so many of a thousand used names are kept. */
const KEPT = 950

export interface UsageTexts {
  readonly labels: readonly UsageLabel[]
  /** Names of texts that tell. */
  readonly usual: readonly UsageExample[]
  /** Names of interviews, a text each. Only the trees learn from them. */
  readonly interviews: readonly (readonly UsageExample[])[]
}

export interface UsageFiles {
  readonly linear: Buffer
  readonly trees: Buffer
}

interface Row extends TreeExample {
  readonly group: number
}

export function trainUsage({ labels, usual, interviews }: UsageTexts): UsageFiles {
  const said = labels.map((label, index) => (index % ONE_SPOKEN_OF === 0 ? [label, asCaptions(label)] : [label]))
  const linearOf = (own: readonly UsageLabel[][]) =>
    trainLinear([
      ...[...own.flat(), ...inLongerTexts(own.flatMap(([label]) => label ?? []))].flatMap(usageExamples),
      ...usual,
    ])
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    decodeModel(linearOf(said.filter((_, index) => index % FOLDS !== fold)), 'usage'),
  )
  const linear = linearOf(said)
  const model = decodeModel(linear, 'usage')
  const rows = said.map((own, index) =>
    own.flatMap((label) => rowsOf(usageExamples(label), byFold[index % FOLDS] ?? model)),
  )
  const told = interviews.flatMap((examples) => rowsOf(examples, model))
  const trees = trainTrees([...rows.flat(), ...told], TREES)
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const others = rows.filter((_, index) => index % FOLDS !== fold).flat()
    const { margin } = decodeTrees(encodeTrees(trainTrees([...others, ...told], TREES)), 'usage')
    return rows.flatMap((own, index) =>
      index % FOLDS === fold ? own.map((row) => ({ ...row, margin: margin(row.numbers) })) : [],
    )
  }).flat()
  return { linear, trees: encodeTrees([...trees, leastMargins(unseen)]) }
}

const trainLinear = (examples: readonly UsageExample[]): Buffer =>
  toModelFile(
    train(
      examples.map(({ text, of, usage }): Example => ({
        buckets: usageFeatures(text, of).buckets,
        label: USAGE_CLASSES.indexOf(usage),
      })),
      LINEAR,
    ),
    LINEAR,
  )

/** The names of one text. */
function rowsOf(examples: readonly UsageExample[], model: LinearModel): Row[] {
  const [first] = examples
  if (!first) return []
  const steps = linearSteps(model, first.text)
  return examples.map(({ text, of, usage }) => {
    const numbers = usageNumbers(text, of, steps)
    return { numbers, isPositive: usage === 'used', weight: 1, group: numbers[LANGUAGE_GROUP] ?? 0 }
  })
}

/** The last tree: for each group of languages what moves the margin that keeps enough used names to zero. */
function leastMargins(rows: readonly { group: number; isPositive: boolean; margin: number }[]): Tree {
  const used = rows.filter(({ isPositive }) => isPositive)
  const leastOf = (own: typeof used): number => {
    const sorted = own.map(({ margin }) => margin).sort((a, b) => a - b)
    return sorted[Math.floor((sorted.length * (1000 - KEPT)) / 1000)] ?? 0
  }
  const least = leastOf(used)
  const groups = Math.max(...rows.map(({ group }) => group))
  // Few names show little of a group: half of it is what all of them show.
  const values = Array.from({ length: groups + 1 }, (_, group) =>
    Math.round(-(least + leastOf(used.filter((row) => row.group === group))) / 2),
  )
  console.log(`usage: least margins ${values.map((value) => (-value / ONE).toFixed(2)).join(', ')}`)
  return values.flatMap((value, group) => {
    const leaf = { feature: undefined, most: 0, left: 0, right: 0, value }
    // Each group is a leaf behind the question whether it is this one.
    const at = 2 * group
    return group < groups
      ? [{ feature: LANGUAGE_GROUP, most: group, left: at + 1, right: at + 2, value: 0 }, leaf]
      : [leaf]
  })
}

export interface TestedUsage extends UsageExample {
  readonly name: string
  /** How far it is on the side of the used ones. */
  readonly margin: number
  /** The class that the linear model finds most likely. */
  readonly given: string | undefined
  readonly isRight: boolean
  readonly why: () => [string, number][]
}

/** The names of labelled texts, as both models judge them. */
export function testUsage(files: UsageFiles, labels: readonly UsageLabel[]): TestedUsage[] {
  const model = decodeModel(files.linear, 'usage')
  const trees = decodeTrees(files.trees, 'usage')
  return labels.map(usageExamples).flatMap((examples) => {
    const [first] = examples
    if (!first) return []
    const steps = linearSteps(model, first.text)
    return examples.map((example) => {
      const numbers = usageNumbers(example.text, example.of, steps)
      const margin = trees.margin(numbers)
      const own = steps(example.of)
      return {
        ...example,
        name: example.text.names[example.of] ?? '',
        margin,
        given: USAGE_CLASSES[own.indexOf(Math.max(...own))],
        isRight: isLeftOut(margin, example.text.lang) !== (example.usage === 'used'),
        why: () =>
          trees
            .explain(numbers, 6)
            .map(([at, change]): [string, number] => [`${NUMBER_NAMES[at] ?? ''}=${numbers[at] ?? 0}`, change]),
      }
    })
  })
}
