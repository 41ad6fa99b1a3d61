import { loadModel } from '../models/linear-model'
import { loadTrees } from '../models/tree-model'
import { isLeftOut, isLeftOutUndoubted } from './usage-thresholds'
import { linearSteps, usageNumbers } from './usage-model'
import { usageText, type NamedPart, type UsageText } from './usage-text'

/**
 * Of the names that are asked after, those that the text names without using them; all names in its
 * order.
 */
export function namedInVain<T extends NamedPart>(
  source: string,
  named: readonly T[],
  asked: ReadonlySet<T>,
): ReadonlySet<T> {
  if (asked.size === 0) return new Set()
  const owners: T[] = []
  for (const name of named) if (name.start >= (owners.at(-1)?.end ?? 0)) owners.push(name)
  const text = usageText(source, owners)
  const steps = linearSteps(loadModel('usage'), text)
  const trees = loadTrees()
  const doubtOf = doubtIn(text)
  const isInVain = (of: number) => {
    const isDoubted = doubtOf(of)
    // Most names of most texts: the trees would only confirm them.
    if (!isDoubted && isFoundUsed(steps(of))) return false
    const margin = trees.margin(usageNumbers(text, of, steps))
    return isDoubted ? isLeftOut(margin, text.lang) : isLeftOutUndoubted(margin)
  }
  return new Set(owners.filter((name, of) => asked.has(name) && isInVain(of)))
}

/** The linear model finds no class more likely than the first, which is `used`. */
const isFoundUsed = (steps: Uint8Array): boolean => steps.every((step) => step <= (steps[0] ?? 0))

const SPEAKS_AGAINST = new Set('no stop past instead dislike want sponsor work others move urge like try'.split(' '))

/** Whether a word of a name's sentence or of the next one could speak against its use. */
function doubtIn({ cuesAt, places, sentenceOf }: UsageText): (of: number) => boolean {
  const doubted = new Set<number>()
  for (const [at, kinds] of cuesAt) if (kinds.some((kind) => SPEAKS_AGAINST.has(kind))) doubted.add(sentenceOf[at] ?? 0)
  const sentences = places.map((place) => sentenceOf[place] ?? 0)
  const withNames = new Set(sentences)
  return (of) => {
    const sentence = sentences[of] ?? 0
    // A doubt in a next sentence that has names concerns those.
    return doubted.has(sentence) || (doubted.has(sentence + 1) && !withNames.has(sentence + 1))
  }
}
