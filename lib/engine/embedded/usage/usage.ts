import type { Token } from '@/lib/catalog/tokens'
import { loadModel } from '../models/linear-model'
import { isLeftOut } from './usage-classes'
import { usageFeatures } from './usage-features'
import { usageText, type NamedTokens, type UsageText } from './usage-text'

/** Of the names that are asked after, those that the text names without using them; all names in its order. */
export function namedInVain<T extends { start: number; end: number }>(
  tokens: readonly Token[],
  named: readonly T[],
  asked: ReadonlySet<T>,
): ReadonlySet<T> {
  const places: NamedTokens[] = []
  const owners: T[] = []
  let at = 0
  for (const name of named) {
    while ((tokens[at]?.end ?? Infinity) <= name.start) at++
    const from = at
    while ((tokens[at]?.start ?? Infinity) < name.end) at++
    if (from === at) continue
    places.push({ from, to: at })
    owners.push(name)
  }
  const text = usageText(tokens, places)
  const model = loadModel('usage')
  const isInVain = (of: number) => isSpokenOf(text, of) && isLeftOut(model.margins(usageFeatures(text, of)), text.lang)
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
