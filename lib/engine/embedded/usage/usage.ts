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
  if (asked.size === 0) return new Set()
  const owners: T[] = []
  for (const name of named) if (name.start >= (owners.at(-1)?.end ?? 0)) owners.push(name)
  const text = usageText(source, owners)
  const steps = linearSteps(loadModel('usage'), text)
  const trees = loadTrees()
  const doubted = doubtedSentences(text)
  const sentences = text.places.map((place) => text.sentenceOf[place] ?? 0)
  const withNames = new Set(sentences)
  const isDoubted = (of: number) => {
    const sentence = sentences[of] ?? 0
    // A doubt in a next sentence that has names concerns those.
    return doubted.has(sentence) || (doubted.has(sentence + 1) && !withNames.has(sentence + 1))
  }
  const isInVain = (of: number) => isDoubted(of) && isLeftOut(trees.margin(usageNumbers(text, of, steps)), text.lang)
  return new Set(owners.filter((name, of) => asked.has(name) && isInVain(of)))
}

const SPEAKS_AGAINST = new Set('no stop past instead dislike want sponsor work others move urge like try'.split(' '))

/** The sentences in which a cue could speak against the use of a name there or in the sentence before. */
function doubtedSentences({ cuesAt, sentenceOf }: UsageText): ReadonlySet<number> {
  const sentences = new Set<number>()
  for (const [at, kinds] of cuesAt)
    if (kinds.some((kind) => SPEAKS_AGAINST.has(kind))) sentences.add(sentenceOf[at] ?? 0)
  return sentences
}
