import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'
import type { UnitOfWork } from './unit-of-work'

/** The kind of work of the current statements. Each kind has a bounded share of the connections. */
export type WorkKind = 'read' | 'write' | 'message' | 'background'

export interface Work {
  kind: WorkKind
  /** One of its statements got no answer: it sends no more, so that a request waits once. */
  unanswered: boolean
  /** How long it has waited for connections. */
  waitedMs: number
  /** Whether one of its changes was stored. */
  stored: boolean
  /** The transaction of its changes, if there is one. */
  unit?: UnitOfWork | undefined
  /** Whether the client may repeat it with its Idempotency-Key. */
  isIdempotent?: boolean
}

const works = processSingleton('database-work', () => new AsyncLocalStorage<Work>())

export const currentWork = (): Work | undefined => works.getStore()

const asWork = <T>(kind: WorkKind, run: () => T): T =>
  works.run({ kind, unanswered: false, waitedMs: 0, stored: false }, run)

export const asRequest = <T>(method: string | undefined, run: () => T): T =>
  asWork(method === 'GET' || method === 'HEAD' ? 'read' : 'write', run)

/** A timer inherits the context of the request that started it, but is separate work. */
export const inBackground = <T>(run: () => T): T => asWork('background', run)
