import { isOnlyAsked } from './asked'
import { isEmployer } from './employer'
import { isAnsweredNo, isGivenUp } from './given-up'
import { isOfOthers } from './of-others'
import { isOnlyConsidered } from './only-considered'
import { saidAround, type Said } from './phrases'
import type { ReadText } from './text'
import { isTriedInVain } from './tried-in-vain'

/** Whether the text names it without using it. What has a model of its own is a thing and no employer. */
export function isNotUsed(
  from: number,
  to: number,
  text: ReadText,
  named: ReadonlySet<number>,
  mayEmploy: boolean,
): boolean {
  if (text.notOfWriter[from] || isOnlyAlike(to, text)) return true
  const said = saidAround(from, to, text, named)
  if (isBeforeArrow(to, said, text)) return true
  if (isGivenUp(said) || isOfOthers(said) || isOnlyConsidered(said)) return true
  if (isOnlyAsked(from, to, text, named)) return true
  if (isAnsweredNo(from, to, text) || isTriedInVain(to, said, text)) return true
  return mayEmploy && isEmployer(said, to, text)
}

/** "We switched QuickBooks -> Xero, Brex -> Ramp". */
const isBeforeArrow = (to: number, { before }: Said, { tokens }: ReadText): boolean =>
  /^\s*(?:[-=]>|→|➡️?|>)\s*$/.test(tokens[to]?.gap ?? '') && SWITCHED.test(before)

const SWITCHED = / (?:switch|mov|migrat|swapp|replac|chang)(?:ed|ing)(?: (?:¤|from))*$/

/** "A Figma-like tool", "a Notion-style editor": another one. */
const isOnlyAlike = (to: number, { tokens }: ReadText): boolean =>
  /^[-‐‑]$/.test(tokens[to]?.gap ?? '') && ALIKE.has(tokens[to]?.text ?? '')

const ALIKE = new Set(['like', 'style', 'styled', 'esque', 'killer', 'inspired', 'ish'])
