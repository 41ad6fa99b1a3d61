import { useState } from 'react'
import { useDebounced } from '@/lib/browser/use-debounced'
import { MAX_AUTOCOMPLETE_INPUT } from '@/lib/engine/limits'
import type { Suggestion } from '@/lib/engine/types'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { NO_SUGGESTIONS, type SuggestionAnswer } from './suggestions'

const DEBOUNCE_MS = 250
async function suggestTools(currentInput: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetchJson<{ suggestions?: unknown } | null>(paths.api.autocomplete, {
    method: 'POST',
    body: { currentInput },
    signal,
    fallback: 'Failed to fetch suggestions',
  })
  return Array.isArray(answer?.suggestions) ? (answer.suggestions as Suggestion[]) : []
}

/**
 * The newest suggestions for the text of a field, with the text that they answer, requested 250 ms
 * after its last change (debounced). A failed request only means no suggestions: every field works
 * without them.
 */
export function useSuggestions(input: string): SuggestionAnswer {
  const [answer, setAnswer] = useState(NO_SUGGESTIONS)
  useDebounced(input, DEBOUNCE_MS, async (text, signal) => {
    if (text.trim() === '') return
    try {
      setAnswer({ input: text, suggestions: await suggestTools(text.slice(-MAX_AUTOCOMPLETE_INPUT), signal) })
    } catch {
      if (!signal.aborted) setAnswer(NO_SUGGESTIONS)
    }
  })
  return answer
}
