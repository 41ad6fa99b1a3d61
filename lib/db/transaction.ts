import type { Pool, PoolClient } from 'pg'

/** Runs `work` between `begin` and COMMIT on one connection; whatever it throws undoes everything. */
export async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: Error) => (broken = cause))
    throw error
  } finally {
    // A connection that could not even be rolled back is closed, never used again.
    client.release(broken)
  }
}
