import type { Suggestion } from '@/lib/engine/types'

/** How a suggested tool gets into what was typed. */

export interface SuggestionAnswer {
  readonly input: string
  readonly suggestions: readonly Suggestion[]
}

export const NO_SUGGESTIONS: SuggestionAnswer = { input: '', suggestions: [] }

const isUnfinished = (part: string, full: string) =>
  part !== '' && part.length < full.length && full.toLowerCase().startsWith(part.toLowerCase())

/** The text after the last comma or line break. */
const fragmentOf = (input: string) => input.slice(Math.max(input.lastIndexOf(','), input.lastIndexOf('\n')) + 1)

/** The end of the input that is an unfinished beginning of this very suggestion. */
function unfinishedPart(input: string, { full, original }: Suggestion): string | undefined {
  const fragment = fragmentOf(input).trim()
  if (isUnfinished(fragment, full)) return fragment
  const asked = original.trim()
  const endsWithAsked = fragment.toLowerCase().endsWith(` ${asked.toLowerCase()}`)
  return asked !== '' && endsWithAsked && isUnfinished(asked, full) ? asked : undefined
}

/** Completes what was begun ("Reac" → "React"), else appends after a comma. */
export function acceptSuggestion(input: string, suggestion: Suggestion): string {
  const typed = input.trimEnd()
  const unfinished = unfinishedPart(typed, suggestion)
  if (unfinished !== undefined) return typed.slice(0, typed.length - unfinished.length) + suggestion.full
  const line = input.slice(input.lastIndexOf('\n') + 1)
  if (line.trim() === '') return input + suggestion.full
  return `${withoutCommas(typed)}, ${suggestion.full}`
}

/**
 * A text without the commas and the white space at its end. A pattern would look for its end from
 * every comma before.
 */
function withoutCommas(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/**
 * The suggestions that still match the text of the field. The fragment that an older answer
 * completes may be finished meanwhile: of such an answer only suggestions for the newest fragment
 * stay.
 */
export function matchingSuggestions(
  input: string,
  { input: asked, suggestions }: SuggestionAnswer,
): readonly Suggestion[] {
  if (input.trim() === '') return []
  if (input === asked) return suggestions
  return suggestions.filter((suggestion) => unfinishedPart(input.trimEnd(), suggestion) !== undefined)
}
