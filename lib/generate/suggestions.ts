import type { Suggestion } from '@/lib/engine/types'

/** Inserts a suggested tool into the typed text. */

export interface SuggestionAnswer {
  readonly input: string
  readonly suggestions: readonly Suggestion[]
}

export const NO_SUGGESTIONS: SuggestionAnswer = { input: '', suggestions: [] }

const isUnfinished = (part: string, full: string) =>
  part !== '' && part.length < full.length && full.toLowerCase().startsWith(part.toLowerCase())

/** The text after the last comma or line break. */
const fragmentOf = (input: string) => input.slice(Math.max(input.lastIndexOf(','), input.lastIndexOf('\n')) + 1)

/** The unfinished beginning of this suggestion at the end of the input. */
function unfinishedPart(input: string, { full, original }: Suggestion): string | undefined {
  const fragment = fragmentOf(input).trim()
  if (isUnfinished(fragment, full)) return fragment
  const asked = original.trim()
  const endsWithAsked = fragment.toLowerCase().endsWith(` ${asked.toLowerCase()}`)
  return asked !== '' && endsWithAsked && isUnfinished(asked, full) ? asked : undefined
}

/** Completes an unfinished name ("Reac" → "React"), else appends after a comma. */
export function acceptSuggestion(input: string, suggestion: Suggestion): string {
  const typed = input.trimEnd()
  const unfinished = unfinishedPart(typed, suggestion)
  if (unfinished !== undefined) return typed.slice(0, typed.length - unfinished.length) + suggestion.full
  const line = input.slice(input.lastIndexOf('\n') + 1)
  if (line.trim() === '') return input + suggestion.full
  return `${withoutCommas(typed)}, ${suggestion.full}`
}

/**
 * The text without commas and white space at its end. A loop, because a regular expression would
 * try each comma.
 */
function withoutCommas(text: string): string {
  let end = text.length
  while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/**
 * The suggestions that still match the text of the field. The visitor may have finished the word
 * since: of an older answer only suggestions for the newest word are shown.
 */
export function matchingSuggestions(
  input: string,
  { input: asked, suggestions }: SuggestionAnswer,
): readonly Suggestion[] {
  if (input.trim() === '') return []
  if (input === asked) return suggestions
  return suggestions.filter((suggestion) => unfinishedPart(input.trimEnd(), suggestion) !== undefined)
}
