import { loadModel } from '../models/linear-model'
import { loadTrees } from '../models/tree-model'
import { isLeftOut } from './usage-classes'
import { linearSteps, usageNumbers } from './usage-model'
import { usageText, type NamedPart, type UsageText } from './usage-text'

/** Of the names that are asked after, those that the text names without using them; all names in its order. */
export function namedInVain<T extends NamedPart>(
  source: string,
  named: readonly T[],
  asked: ReadonlySet<T>,
): ReadonlySet<T> {
  const owners: T[] = []
  for (const name of named) if (name.start >= (owners.at(-1)?.end ?? 0)) owners.push(name)
  const text = usageText(source, owners)
  const steps = linearSteps(loadModel('usage'), text)
  const trees = loadTrees()
  const isInVain = (of: number) =>
    isSpokenOf(text, of) && isLeftOut(trees.margin(usageNumbers(text, of, steps)), text.lang)
  return new Set(owners.filter((name, of) => asked.has(name) && isInVain(of)))
}

const SPEAKS_AGAINST = new Set('no stop past instead dislike want sponsor work others move urge like try'.split(' '))

/** Whether a cue in the sentence of a name, or in the next one, could speak against its use. */
function isSpokenOf({ words, places, cuesAt, sentenceOf, begins }: UsageText, of: number): boolean {
  const sentence = sentenceOf[places[of] ?? 0] ?? 0
  const end = begins[sentence + 2] ?? words.length
  for (let at = begins[sentence] ?? 0; at < end; at++)
    if (cuesAt.get(at)?.some((kind) => SPEAKS_AGAINST.has(kind))) return true
  return false
}
