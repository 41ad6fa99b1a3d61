import type { Suggestion } from '@/lib/engine/types'

/** How a suggested tool gets into what was typed. */

export interface Suggested {
  readonly input: string
  readonly suggestions: readonly Suggestion[]
}

export const NOTHING_SUGGESTED: Suggested = { input: '', suggestions: [] }

const isUnfinished = (part: string, full: string) =>
  part !== '' && part.length < full.length && full.toLowerCase().startsWith(part.toLowerCase())

/** What stands after the last comma or line break. */
const fragmentOf = (input: string) => /[^,\n]*$/.exec(input)?.[0] ?? ''

/** The end of the input that is an unfinished beginning of this very suggestion. */
function unfinishedPart(input: string, { full, original }: Suggestion): string | undefined {
  const fragment = fragmentOf(input).trim()
  if (isUnfinished(fragment, full)) return fragment
  const asked = original.trim()
  const endsWithAsked = fragment.toLowerCase().endsWith(` ${asked.toLowerCase()}`)
  return asked !== '' && endsWithAsked && isUnfinished(asked, full) ? asked : undefined
}

/** Completes what was begun ("Reac" → "React"), else appends after a comma. */
export function accept(input: string, suggestion: Suggestion): string {
  const typed = input.trimEnd()
  const unfinished = unfinishedPart(typed, suggestion)
  if (unfinished !== undefined) return typed.slice(0, typed.length - unfinished.length) + suggestion.full
  if (/(?:^|\n)[^\S\n]*$/.test(input)) return input + suggestion.full
  return `${typed.replace(/[\s,]+$/, '')}, ${suggestion.full}`
}

/**
 * The suggestions that still answer what stands in the field. An answer for an older text is about a part that may be
 * finished by now: of it only what completes the newest fragment stays.
 */
export function stillFitting(input: string, { input: asked, suggestions }: Suggested): readonly Suggestion[] {
  if (input.trim() === '') return []
  if (input === asked) return suggestions
  return suggestions.filter((suggestion) => unfinishedPart(input.trimEnd(), suggestion) !== undefined)
}
