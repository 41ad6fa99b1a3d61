'use client'

import { SWRConfig, type SWRConfiguration } from 'swr'

/** Results never go stale: nothing is asked again by itself, neither on focus nor after a failure. */
const SETTINGS: SWRConfiguration = {
  fetcher: query,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
}

/** HTTP/2 has no status texts: the standard phrases of the server's failures. */
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

/** A query as the product asks it. A failure says '{status}: {status text}' from 500 on, else '{status}: {answer}'. */
export async function query(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (response.ok) return (await response.json()) as unknown
  const { status, statusText } = response
  const words = status >= 500 ? statusText || (STATUS_PHRASES[status] ?? 'Server Error') : await response.text()
  throw new Error(`${status}: ${words}`)
}

/** Stands around the parts that ask by themselves, not around the page: nothing of it is loaded before. */
export function QueryProvider({ children }: { children: React.ReactNode }) {
  return <SWRConfig value={SETTINGS}>{children}</SWRConfig>
}
