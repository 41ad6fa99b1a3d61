'use client'

import { SWRConfig, type SWRConfiguration } from 'swr'

/**
 * Results never become stale: there is no automatic revalidation, neither on focus nor after an
 * error.
 */
const SETTINGS: SWRConfiguration = {
  fetcher: query,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}

/** HTTP/2 has no status texts, so these are the standard ones. */
const STATUS_PHRASES: Readonly<Record<number, string>> = {
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  511: 'Network Authentication Required',
}

/**
 * The fetcher of all queries. Errors read '{status}: {status text}' from 500 on, else '{status}:
 * {body}'.
 */
export async function query(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (response.ok) return (await response.json()) as unknown
  const { status, statusText } = response
  const words = status >= 500 ? statusText || (STATUS_PHRASES[status] ?? 'Server Error') : await response.text()
  throw new Error(`${status}: ${words}`)
}

/** Wraps the components that query, not the page, so that SWR is loaded only with them. */
export function QueryProvider({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={SETTINGS}>{children}</SWRConfig>
}
