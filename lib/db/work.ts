import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'
import type { UnitOfWork } from './unit-of-work'

/** The kind of work of the current statements. Each kind has a bounded share of the connections. */
export type WorkKind = 'read' | 'write' | 'message' | 'background'

export interface Work {
  kind: WorkKind
  /** One of its statements got no answer: it asks no more, so that one request waits once. */
  unanswered: boolean
  /** How long it has waited for connections. */
  waitedMs: number
  /** One of its changes was stored. */
  stored: boolean
  /** The transaction that its changes belong to, where they are one. */
  unit?: UnitOfWork | undefined
  /** It may be sent again with its Idempotency-Key. */
  isIdempotent?: boolean
}

const works = processSingleton('database-work', () => new AsyncLocalStorage<Work>())

export const currentWork = (): Work | undefined => works.getStore()

const asWork = <T>(kind: WorkKind, run: () => T): T =>
  works.run({ kind, unanswered: false, waitedMs: 0, stored: false }, run)

export const asRequest = <T>(method: string | undefined, run: () => T): T =>
  asWork(method === 'GET' || method === 'HEAD' ? 'read' : 'write', run)

/** A timer inherits the request that started it, whose work this is not. */
export const inBackground = <T>(run: () => T): T => asWork('background', run)
