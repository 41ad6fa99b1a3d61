import type { Pool, PoolClient } from 'pg'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'
import { ANSWER_MS, LIFT_DEADLINES, SET_DEADLINES } from './deadlines'
import { StatementUnanswered } from './outage'
import { traceStatement } from './trace-statement'
import { currentWork } from './work'

const limited = new WeakSet<PoolClient>()
/** Clients that have no deadlines at the moment. */
const unlimited = new WeakSet<PoolClient>()

/**
 * Gives every statement of a client a deadline. The server has a shorter one, so this one is for a
 * server that is silent.
 */
export function limitClient(client: PoolClient): void {
  if (limited.has(client)) return
  limited.add(client)
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    const work = currentWork()
    const answer = traceStatement(asked[0], () => query(...asked))
    if (unlimited.has(client) || !(answer instanceof Promise)) return answer
    return new Promise((resolve, reject) => {
      const stop = stallTolerantTimeout(ANSWER_MS, () => {
        if (work) work.unanswered = true
        reject(new StatementUnanswered())
        destroyConnection(client)
      })
      answer.finally(stop).then(resolve, reject)
    })
  }) as PoolClient['query']
}

/**
 * A transaction would wait on such a connection once more, to roll back. The embedded database has
 * no socket.
 */
export function destroyConnection(client: object): void {
  const { connection } = client as { connection?: { stream?: { destroy?: () => void } } }
  connection?.stream?.destroy?.()
}

/**
 * Whether deadlines are set in the server: it gets them when connecting; the embedded database has
 * none.
 */
const hasServerDeadlines = (pool: Pool) => pool.options.statement_timeout !== undefined

/** For migrations, backups and housekeeping. */
export async function withoutDeadlines(pool: Pool, client: PoolClient): Promise<void> {
  unlimited.add(client)
  if (hasServerDeadlines(pool)) await client.query(LIFT_DEADLINES)
}

/** Called before such a client is returned to the pool. */
export async function withDeadlines(pool: Pool, client: PoolClient): Promise<void> {
  unlimited.delete(client)
  if (hasServerDeadlines(pool)) await client.query(SET_DEADLINES)
}
