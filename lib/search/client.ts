import { useState } from 'react'
import { useDebounced } from '@/lib/browser/use-debounced'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { SearchRow } from './queries'

export const SEARCH_FAILED = 'Failed to search tech stacks'
export const DEBOUNCE_MS = 500
/** What the shown total adds to the server's. */
const TOTAL_EXTRA = 59

export function totalLine(rows: readonly SearchRow[]): string {
  return `${(rows[0]?.totalCount ?? 0) + TOTAL_EXTRA} stacks`
}

export const isHandleSearch = (query: string) => query.startsWith('@')

/** A lone @ is the beginning of a handle, and nothing to ask for yet. */
export function searchQuery(text: string): string {
  const query = text.trim()
  return query === '@' ? '' : query
}

async function find(query: string, signal: AbortSignal): Promise<SearchRow[]> {
  const url = isHandleSearch(query) ? paths.api.handle(query.slice(1)) : paths.api.search(query)
  const rows = await fetchJson<unknown>(url, { signal, fallback: SEARCH_FAILED })
  if (!Array.isArray(rows)) throw new RequestError(SEARCH_FAILED, 200)
  return rows as SearchRow[]
}

interface Answer {
  readonly query: string
  readonly rows: readonly SearchRow[]
}

interface SearchListener {
  found: (answer: Answer) => void
  failed: (error: unknown) => void
}

const NO_ANSWER: Answer = { query: '', rows: [] }

/** The stacks that `text` finds, half a second after it last changed. Until then the last answer is shown; blank text clears it. */
export function useStackSearch(text: string, heard: SearchListener): Answer {
  const [answer, setAnswer] = useState(NO_ANSWER)
  const query = searchQuery(text)
  if (query === '' && answer !== NO_ANSWER) setAnswer(NO_ANSWER)
  useDebounced(query, DEBOUNCE_MS, async (asked, signal) => {
    if (asked === '') return
    try {
      const next = { query: asked, rows: await find(asked, signal) }
      setAnswer(next)
      heard.found(next)
    } catch (error) {
      if (!signal.aborted) heard.failed(error)
    }
  })
  return answer
}
