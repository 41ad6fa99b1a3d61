import type { Pool, PoolClient } from 'pg'
import { withDeadlines, withoutDeadlines } from './limited-client'

/**
 * Runs `work`, which may take long, on one connection. If it fails, `undo` resets the connection,
 * and the error of `work` is thrown. A connection that cannot be reset is closed.
 */
export async function onConnection<T>(pool: Pool, undo: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await withoutDeadlines(pool, client)
    return await work(client)
  } catch (error) {
    await client.query(undo).catch((cause: Error) => (broken = cause))
    throw error
  } finally {
    await withDeadlines(pool, client).catch((cause: Error) => (broken = cause))
    client.release(broken)
  }
}

/** Runs `work` between `begin` and COMMIT on one connection; rolls back if it throws. */
export function inTransaction<T>(pool: Pool, begin: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return onConnection(pool, 'ROLLBACK', async (client) => {
    await client.query(begin)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  })
}
