import type { Pool, PoolClient } from 'pg'
import { log } from '@/lib/log'
import { patience } from '@/lib/patience'
import { DatabaseUnavailable, isSilence } from './outage'

/** A reader gets an answer within five seconds: connecting and one question together stay below that. */
const CONNECT_MS = 2_000
const ANSWER_MS = 2_750
/** After a silence nobody asks for this long, so that one request does not wait once for each of its questions. */
const PAUSE_MS = 1_000
/** When the pool gives up a connection that never came about. Nobody has been waiting for it any more. */
export const HUNG_MS = 5_000

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
const nothing = () => undefined

/**
 * Gives every question of the pool a deadline, and answers at once while the database is known to be away. A client that
 * somebody takes out of the pool has no such deadline: migrations and backups may take their time.
 */
export function guardPool(pool: Pool, { refusal, onSilence }: Guard = {}): void {
  // Of a clock that nobody sets: an hour put back must not be an hour's pause.
  let pausedUntil = 0
  let inUse = 0
  const waiting = new Set<() => void>()
  const note = (error: unknown) => {
    if (!isSilence(error)) return
    pausedUntil = performance.now() + PAUSE_MS
    for (const giveUp of waiting) giveUp()
    onSilence?.(error)
  }
  pool.on('acquire', () => (inUse += 1))
  pool.on('release', (error) => {
    inUse -= 1
    note(error)
  })
  // Without a listener a connection that is closed from the other side would end the process, in use or idle.
  pool.on('connect', (client) => client.on('error', note))
  pool.on('error', (error) => {
    note(error)
    log.warn({ err: error }, 'an idle database connection was lost')
  })

  const connect = pool.connect.bind(pool) as (taken: Taken) => void
  const take = (taken: Taken) => {
    const refused = refusal?.() ?? (performance.now() < pausedUntil ? new DatabaseUnavailable() : undefined)
    if (refused) return taken(refused, undefined, nothing)
    const giveUp = () => {
      waiting.delete(giveUp)
      stop()
      taken(new DatabaseUnavailable(), undefined, nothing)
    }
    const stop = patience(CONNECT_MS, () => {
      // All connections in use is no silence: the database lives, and cannot do this now.
      if (pool.totalCount > pool.idleCount + inUse)
        note(new Error('Connection terminated: it did not come about in time'))
      if (waiting.has(giveUp)) giveUp()
    })
    waiting.add(giveUp)
    connect((error, client, release) => {
      // Whoever has given up in the meantime needs the client no more.
      if (!waiting.delete(giveUp)) {
        if (client) release()
        return
      }
      stop()
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

  pool.query = (async (...asked: Parameters<PoolClient['query']>) => {
    const client = await pool.connect()
    return new Promise<unknown>((resolve, reject) => {
      let over = false
      const end = (error: Error | undefined, result?: unknown) => {
        if (over) return
        over = true
        stop()
        client.release(error)
        if (error) reject(error)
        else resolve(result)
      }
      const stop = patience(ANSWER_MS, () => end(new Error('Query read timeout')))
      const question = client.query(...asked) as unknown as Promise<unknown>
      question.then((result) => end(undefined, result), end)
    })
  }) as Pool['query']
}
