import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'

/** The state of the current request, shared by our HTTP server and Next's pages and handlers. */
export interface RequestState {
  readonly requestId: string
  readonly address: string
  readonly method?: string | undefined
  /** Path and query of the request: a layout of Next knows neither. */
  readonly url?: string | undefined
  /** Reserves memory for bytes of the body; false if there is no room for them. */
  readonly reserveMemory?: (bytes: number) => boolean
  /** The origin that the request was made to. */
  readonly origin?: string | undefined
  /** The key of rate limits: a user's id, or a guest's address. */
  visitor?: { readonly key: string; readonly signedIn: boolean }
  /** Set by a page that renders an error itself: `notFound()` would send an empty body. */
  status?: number
  /** Headers of such an error, such as `retry-after`. */
  headers?: Readonly<Record<string, string>>
  /** Values already read for this request. */
  reads?: Map<string, Promise<unknown>>
  /** Other stacks that the page shows: see lib/stack/cache-dependencies.ts. */
  dependencies?: readonly string[]
  /** Set by a page that lacks data because of an outage, so that it is not cached. */
  isTransient?: boolean
}

export const requestState = processSingleton('request-state', () => new AsyncLocalStorage<RequestState>())

export function setPageStatus(status: number, headers: Readonly<Record<string, string>> = {}): void {
  const state = requestState.getStore()
  if (state) Object.assign(state, { status, headers })
}

/** For a page that reports a database outage. */
export const setPageUnavailable = (): void => setPageStatus(503, { 'retry-after': '5' })

export function setPageTransient(): void {
  const state = requestState.getStore()
  if (state) state.isTransient = true
}

/**
 * Caches a read for the request, because both our server and the page need it. A failed read is
 * repeated.
 */
export function oncePerRequest<T>(key: string, read: () => Promise<T>): Promise<T> {
  const state = requestState.getStore()
  if (!state) return read()
  const reads = (state.reads ??= new Map<string, Promise<unknown>>())
  const known = reads.get(key) as Promise<T> | undefined
  if (known) return known
  const asked = read().catch((error: unknown) => {
    reads.delete(key)
    throw error
  })
  reads.set(key, asked)
  return asked
}

/**
 * For the response cache: a page that shows other stacks is rendered again when one of them is
 * listed no more.
 */
export function addCacheDependencies(dependencies: readonly string[]): void {
  const state = requestState.getStore()
  if (state) state.dependencies = [...(state.dependencies ?? []), ...dependencies]
}

/** The key of the fair queue: a user, or an address. */
export const visitorKey = (): string => requestState.getStore()?.visitor?.key ?? visitorAddress()

/**
 * The address that rate limits count by. Outside of our server, as in unit tests, it is constant.
 */
export const visitorAddress = (): string => requestState.getStore()?.address ?? 'local'
