import { useEffect, useEffectEvent, useState } from 'react'
import useSWR, { mutate } from 'swr'
import { useDebouncedValue } from '@/lib/browser/use-debounced-value'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import type { SearchRow } from './queries'

export const SEARCH_FAILED = 'Failed to search tech stacks'
export const DEBOUNCE_MS = 500
/** The shown total is the server's plus this number. */
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

async function find(query: string): Promise<Answer> {
  const url = isHandleSearch(query) ? paths.api.handle(query.slice(1)) : paths.api.search(query)
  const rows = await fetchJson<unknown>(url, { fallback: SEARCH_FAILED })
  if (!Array.isArray(rows)) throw new RequestError(SEARCH_FAILED, 200)
  return { query, rows: rows as SearchRow[] }
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
const SEARCH = 'search'

/**
 * Stacks found for `text`, requested half a second after its last change (debounced). Until then
 * the previous result is shown; blank text clears it.
 */
export function useStackSearch(text: string, listener: SearchListener): Answer {
  const query = searchQuery(text)
  const asked = useDebouncedValue(query, DEBOUNCE_MS)
  const [answer, setAnswer] = useState(NO_ANSWER)
  const { data, error } = useSWR(asked === '' ? null : [SEARCH, asked], ([, words]) => find(words))
  const next = asked === '' && query === '' ? NO_ANSWER : (data ?? answer)
  if (next !== answer) setAnswer(next)
  // Effects and not `onSuccess`, because an answer may come from the cache.
  const found = useEffectEvent(listener.found)
  useEffect(() => {
    if (answer !== NO_ANSWER) found(answer)
  }, [answer])
  const failed = useEffectEvent(listener.failed)
  useEffect(() => {
    if (error !== undefined) failed(error)
  }, [error])
  return answer
}

/** Called after a write, because cached results may be outdated. */
export const forgetSearches = () =>
  mutate((key) => Array.isArray(key) && key[0] === SEARCH, undefined, { revalidate: false })
