import type { FoundTool } from '../../found-tool'
import type { ReadText } from '../text'

/**
 * Tools that the text only describes here, and says elsewhere not to use: "I passed on the X100.
 * The X100 is a fine camera."
 */

export const keyOfTool = ({ entry, text }: Pick<FoundTool, 'entry' | 'text'>): string => entry?.id ?? text.toLowerCase()

export function withoutDescribed(
  found: readonly FoundTool[],
  toldNotToUse: ReadonlySet<string>,
  { ofOneself, text }: ReadText,
): readonly FoundTool[] {
  if (!ofOneself || toldNotToUse.size === 0) return found
  return found.filter((tool) => !toldNotToUse.has(keyOfTool(tool)) || !isDescribed(tool.start, text))
}

const OF_ONESELF = /\b(?:i|i['’]\w+|my|mine|me|we|we['’]\w+|our|us)\b/i
/** A list or a label does not describe its names. */
const DESCRIBES = /\b(?:is|are|was|were|has|had|does|can|could|comes|looks|seems|feels|sounds|offers)\b/
const LONGEST_HALF = 300

function isDescribed(start: number, text: string): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_HALF), start).split(/[.!?]\s|\n/)
  const behind = text.slice(start, start + LONGEST_HALF).split(/[.!?](?:\s|$)|\n/)
  const sentence = `${before.at(-1) ?? ''}${behind[0] ?? ''}`
  return DESCRIBES.test(sentence) && !OF_ONESELF.test(sentence)
}
