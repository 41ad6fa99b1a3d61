import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'

/**
 * What our own HTTP server and a page or handler of Next tell each other about the request at hand.
 */
export interface RequestState {
  readonly requestId: string
  readonly address: string
  readonly method?: string | undefined
  /** Path and query as they were asked for: a layout of Next knows neither. */
  readonly url?: string | undefined
  /** Counts what is read of its body, and says whether there is room for that. */
  readonly reserveMemory?: (bytes: number) => boolean
  /** The origin that the request was made to. */
  readonly origin?: string | undefined
  /** Whom a budget is counted for: a user's id, or a guest's address. */
  visitor?: { readonly key: string; readonly signedIn: boolean }
  /** Set by a page that is rendered whole although its answer is a failure: `notFound()` would send an empty body. */
  status?: number
  /** What else such an answer has to say: when it is worth asking again. */
  headers?: Readonly<Record<string, string>>
  /** Set by a page that lacks something which could not be read just now: nobody else should get the same. */
  isTransient?: boolean
}

export const requestState = processSingleton('request-state', () => new AsyncLocalStorage<RequestState>())

export function setPageStatus(status: number, headers: Readonly<Record<string, string>> = {}): void {
  const state = requestState.getStore()
  if (state) Object.assign(state, { status, headers })
}

/** For a page that says in words that the database is away. */
export const setPageUnavailable = (): void => setPageStatus(503, { 'retry-after': '5' })

export function setPageTransient(): void {
  const state = requestState.getStore()
  if (state) state.isTransient = true
}

/** The address that limits count by. Outside of our server, as in a test of one part, all come from one place. */
export const visitorAddress = (): string => requestState.getStore()?.address ?? 'local'
