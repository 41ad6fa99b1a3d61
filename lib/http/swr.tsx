'use client'

import { SWRConfig, type SWRConfiguration } from 'swr'
import { STATUS_PHRASES } from './status-phrases'

/** Results never go stale: nothing is asked again by itself, neither on focus nor after a failure. */
const SETTINGS: SWRConfiguration = {
  fetcher: query,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}

/** A query as the product asks it. A failure says '{status}: {status text}' from 500 on, else '{status}: {answer}'. */
export async function query(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (response.ok) return (await response.json()) as unknown
  const { status, statusText } = response
  // HTTP/2 has no status texts.
  const words = status >= 500 ? statusText || (STATUS_PHRASES[status] ?? 'Server Error') : await response.text()
  throw new Error(`${status}: ${words}`)
}

/** Stands around the parts that ask by themselves, not around the page: nothing of it is loaded before. */
export function QueryProvider({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={SETTINGS}>{children}</SWRConfig>
}
