import useSWR from 'swr'
import { useDebouncedValue } from '@/lib/browser/use-debounced-value'
import { MAX_AUTOCOMPLETE_INPUT } from '@/lib/engine/limits'
import type { Suggestion } from '@/lib/engine/types'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { NO_SUGGESTIONS, type SuggestionAnswer } from './suggestions'

const DEBOUNCE_MS = 250

const endOf = (text: string) => text.slice(-MAX_AUTOCOMPLETE_INPUT)

async function suggestTools(input: string): Promise<SuggestionAnswer> {
  const answer = await fetchJson<{ suggestions?: unknown } | null>(paths.api.autocomplete, {
    method: 'POST',
    body: { currentInput: input },
    fallback: 'Failed to fetch suggestions',
  })
  return { input, suggestions: Array.isArray(answer?.suggestions) ? (answer.suggestions as Suggestion[]) : [] }
}

/**
 * The newest suggestions for the text of a field, with the text that they answer, requested 250 ms
 * after its last change. A failed request only means no suggestions: every field works without
 * them.
 */
export function useSuggestions(input: string): SuggestionAnswer {
  const asked = useDebouncedValue(input, DEBOUNCE_MS)
  const { data, error } = useSWR(
    asked.trim() === '' ? null : [paths.api.autocomplete, endOf(asked)],
    ([, text]) => suggestTools(text),
    { keepPreviousData: true },
  )
  if (error !== undefined || !data) return NO_SUGGESTIONS
  return data.input === endOf(asked) ? { ...data, input: asked } : data
}
