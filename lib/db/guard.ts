import type { Pool, PoolClient } from 'pg'
import { log } from '@/lib/log'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'
import { Availability } from './availability'
import { bulkheads, type Bulkhead } from './bulkhead'
import { CONNECT_MS } from './deadlines'
import { limitClient } from './limited-client'
import { ConnectionLate, DatabaseUnavailable } from './outage'
import { currentWork } from './work'

interface Guard {
  /** The error with which queries are refused at the moment. */
  refusal?: () => Error | undefined
  /** Called when the database becomes unavailable. */
  onUnavailable?: (error: unknown) => void
}

type Taken = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void
const nothing = () => undefined

/** The minimum wait for a connection, also for a request that has used up its time. */
const LEAST_WAIT_MS = 250

/** The server refused one statement; the connection is still usable. */
const isRefusal = (error: unknown) => error instanceof Error && 'severity' in error && error.severity === 'ERROR'

/**
 * Gives every statement of the pool a deadline, limits the connections of each kind of work, and
 * fails fast while the database is unavailable. Returns a function that tells the guard that the
 * database runs again.
 */
export function guardPool(pool: Pool, { refusal, onUnavailable }: Guard = {}): () => void {
  const availability = new Availability()
  const places = bulkheads(pool.options.max)
  const placeOf = new WeakMap<PoolClient, Bulkhead>()
  let inUse = 0
  const waiting = new Set<() => void>()
  const note = (error: unknown) => {
    if (!availability.failed(error)) return
    for (const giveUp of waiting) giveUp()
    onUnavailable?.(error)
  }
  pool.on('acquire', () => (inUse += 1))
  pool.on('release', (error, client) => {
    inUse -= 1
    placeOf.get(client)?.leave()
    placeOf.delete(client)
    if (error) note(error)
  })
  // Without a listener, a connection closed by the server would end the process.
  pool.on('connect', (client) => {
    client.on('error', note)
    limitClient(client)
  })
  pool.on('error', (error) => {
    note(error)
    log.warn({ err: error }, 'an idle database connection was lost')
  })

  const connect = pool.connect.bind(pool) as (taken: Taken) => void
  const take = (taken: Taken) => {
    const work = currentWork()
    const isUnavailable = availability.isUnavailable || work?.unanswered
    const refused = refusal?.() ?? (isUnavailable ? new DatabaseUnavailable() : undefined)
    if (refused) return taken(refused, undefined, nothing)
    const place = places[work?.kind ?? 'background']
    let isConnecting = false
    const giveUp = () => {
      waiting.delete(giveUp)
      end()
      leaveQueue()
      taken(new DatabaseUnavailable(), undefined, nothing)
    }
    const began = performance.now()
    const stop = stallTolerantTimeout(Math.max(LEAST_WAIT_MS, CONNECT_MS - (work?.waitedMs ?? 0)), () => {
      // If all connections are in use, the database is busy, not unavailable.
      if (isConnecting && pool.totalCount > pool.idleCount + inUse) note(new ConnectionLate())
      if (waiting.has(giveUp)) giveUp()
    })
    const end = () => {
      stop()
      if (work) work.waitedMs += performance.now() - began
    }
    waiting.add(giveUp)
    const leaveQueue = place.enter(() => {
      isConnecting = true
      connect((error, client, release) => {
        if (client) placeOf.set(client, place)
        else place.leave()
        // The caller has given up in the meantime.
        if (!waiting.delete(giveUp)) {
          if (client) release()
          return
        }
        end()
        if (error) note(error)
        taken(error, client, release)
      })
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
    try {
      const result = await (client.query(...asked) as unknown as Promise<unknown>)
      availability.answered()
      client.release()
      return result
    } catch (error) {
      if (isRefusal(error)) availability.answered()
      client.release(isRefusal(error) ? undefined : (error as Error))
      throw error
    }
  }) as Pool['query']
  return () => availability.restored()
}
