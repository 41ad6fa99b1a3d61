import { isKindOfThing, kindCategory } from '@/lib/catalog/brands'
import type { Category } from '@/lib/catalog/categories'
import { wordsOf } from '../layout/list-items'
import type { ReadText } from '../text'
import type { Place } from './evidence'

/** "Watch: Tikko 5", "my keyboard is a Zorko 60": what words say of the name that they announce. */

/**
 * "Time: Harvest.", "Anchor: Rocna.": a word or two that begin a sentence, and the name that ends
 * it.
 */
export const isAnswerToLabel = ({ from, to }: Place, { tokens, starts }: ReadText): boolean =>
  /^: +$/.test(tokens[from]?.gap ?? '') &&
  (starts[from - 1] === true || starts[from - 2] === true) &&
  (tokens[to] === undefined || /^[.;]|\n/.test(tokens[to].gap))

const LABEL =
  /(?:^|[\n.;!?|]\s*|\b(?:my|our|the)\s)(?:[-*•]\s+)?[*_]{0,2}(\p{L}[\p{L} &/-]{1,28}?)(?:[*_]{0,2}:[*_]{0,2}|\s[-–—]|\s(?:is|are))\s+(?:(?:an?|the|my|our|old|new|still)\s+)*$/iu
const LONGEST_LABEL = 60

/** The label, in small letters, that ends where the name begins. */
export const labelBefore = (text: string, start: number): string | undefined =>
  LABEL.exec(text.slice(Math.max(0, start - LONGEST_LABEL), start))?.[1]?.toLowerCase()

/** The field of the kind of thing that the label ends with. */
export function kindOfLabel(label: string): Category | undefined {
  const words = wordsOf(label)
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some(isKindOfThing) ? kindCategory(label) : undefined
}
