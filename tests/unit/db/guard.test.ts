import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { guardPool } from '@/lib/db/guard'

afterEach(() => vi.useRealTimers())

/** A pool whose connections come about at once. */
function livingPool(): Pool {
  const pool = new EventEmitter() as Pool
  const client = { release: () => undefined }
  pool.connect = ((taken: (error: undefined, client: object, release: () => void) => void) =>
    taken(undefined, client, client.release)) as Pool['connect']
  guardPool(pool)
  return pool
}

// promise: isolated-failures
test('after a silence the database is asked again in a moment, also if somebody puts the clock back meanwhile', async () => {
  const pool = livingPool()
  await pool.connect()
  pool.emit('error', new Error('Connection terminated unexpectedly'))
  await expect(pool.connect()).rejects.toThrow('the database is away')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60_000 })
  await vi.waitFor(() => pool.connect(), { timeout: 5_000 })
})
