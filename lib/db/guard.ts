import type { Pool, PoolClient, QueryConfig } from 'pg'
import { log } from '@/lib/log'
import { DatabaseUnavailable, isSilence } from './outage'

/** A reader gets an answer within five seconds: connecting and one question together stay below that. */
export const CONNECT_MS = 2_000
export const ANSWER_MS = 2_750
/** After a silence nobody asks for this long, so that one request does not wait once for each of its questions. */
const PAUSE_MS = 1_000

interface Guard {
  /** Why nothing may be asked right now. */
  refusal?: () => Error | undefined
  /** Called when the database did not answer. */
  onSilence?: (error: unknown) => void
}

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/**
 * Gives every question of the pool a deadline, and answers at once while the database is known to be away. A client that
 * somebody takes out of the pool has no such deadline: migrations and backups may take their time.
 */
export function guardPool(pool: Pool, { refusal, onSilence }: Guard = {}): void {
  let pausedUntil = 0
  const waiting = new Set<() => void>()
  const note = (error: unknown) => {
    if (!isSilence(error)) return
    pausedUntil = Date.now() + PAUSE_MS
    for (const giveUp of waiting) giveUp()
    onSilence?.(error)
  }
  pool.on('release', note)
  // Without a listener an idle connection that is closed from the other side would end the process.
  pool.on('error', (error) => {
    note(error)
    log.warn({ err: error }, 'an idle database connection was lost')
  })

  const connect = pool.connect.bind(pool) as (taken: Taken) => void
  const take = (taken: Taken) => {
    const refused = refusal?.() ?? (Date.now() < pausedUntil ? new DatabaseUnavailable() : undefined)
    if (refused) return taken(refused, undefined, () => undefined)
    const giveUp = () => {
      waiting.delete(giveUp)
      taken(new DatabaseUnavailable(), undefined, () => undefined)
    }
    waiting.add(giveUp)
    connect((error, client, release) => {
      // Whoever has given up in the meantime needs the client no more.
      if (!waiting.delete(giveUp)) {
        if (client) release()
        return
      }
      note(error)
      taken(error, client, release)
    })
  }
  pool.connect = ((taken?: Taken) => {
    if (taken) return take(taken)
    return new Promise<PoolClient>((resolve, reject) => {
      take((error, client) => (client ? resolve(client) : reject(error ?? new DatabaseUnavailable())))
    })
  }) as Pool['connect']

  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  pool.query = ((asked: string | QueryConfig, ...rest: unknown[]) =>
    query(
      { ...(typeof asked === 'string' ? { text: asked } : asked), query_timeout: ANSWER_MS },
      ...rest,
    )) as Pool['query']
}
