import { EventEmitter } from 'node:events'
import type { Pool } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { guardPool } from '@/lib/db/guard'
import { StatementUnanswered } from '@/lib/db/outage'
import { asRequest, currentWork, inBackground } from '@/lib/db/work'

afterEach(() => vi.useRealTimers())

/** A pool whose connections are established at once. */
function livingPool(max = 10): Pool {
  const pool = Object.assign(new EventEmitter(), { options: { max } }) as unknown as Pool
  pool.connect = ((taken: (error: undefined, client: object, release: (error?: Error) => void) => void) => {
    const client = { release: (error?: Error) => pool.emit('release', error as Error, client as never) }
    taken(undefined, client, client.release)
  }) as Pool['connect']
  guardPool(pool)
  return pool
}

const asMessage = (run: () => void) =>
  asRequest('POST', () => {
    const work = currentWork()
    if (work) work.kind = 'message'
    run()
  })

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

// promise: isolated-failures
test('after a refused connection the database is queried again within moments, also if the clock is set back', async () => {
  const pool = livingPool()
  await pool.connect()
  pool.emit('error', refused(), {} as never)
  await expect(pool.connect()).rejects.toThrow('the database is unavailable')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60_000 })
  await vi.waitFor(() => pool.connect(), { timeout: 5_000 })
})

test('several unanswered statements make the database unavailable; one, or one lost connection, does not', async () => {
  const pool = livingPool()
  const fail = async (error: Error) => (await pool.connect()).release(error)
  await fail(new StatementUnanswered())
  await fail(new Error('Connection terminated unexpectedly'))
  await fail(new StatementUnanswered())
  // A message of the server is an answer, also a refusal.
  await fail(Object.assign(new Error('canceling statement due to lock timeout'), { severity: 'ERROR', code: '55P03' }))
  await fail(new StatementUnanswered())
  await fail(new StatementUnanswered())
  await fail(new StatementUnanswered())
  await expect(pool.connect()).rejects.toThrow('the database is unavailable')
})

test('each kind of work gets at most its share of the connections', async () => {
  const pool = livingPool(10)
  let held = 0
  // Callers without a place are refused in the end.
  const take = () =>
    void pool.connect().then(
      () => (held += 1),
      () => undefined,
    )
  for (let i = 0; i < 20; i++) asRequest('POST', take)
  await new Promise(setImmediate)
  expect(held).toBe(3)
  for (let i = 0; i < 20; i++) inBackground(take)
  await new Promise(setImmediate)
  expect(held).toBe(5)
  for (let i = 0; i < 20; i++) asRequest('GET', take)
  await new Promise(setImmediate)
  expect(held).toBe(9)
  for (let i = 0; i < 20; i++) asMessage(take)
  await new Promise(setImmediate)
  expect(held).toBe(10)
})

test('a request that has waited for one connection waits less for the next', async () => {
  const pool = livingPool(2)
  await asRequest('POST', () => pool.connect())
  await asRequest('POST', async () => {
    await expect(pool.connect()).rejects.toThrow('the database is unavailable')
    const began = performance.now()
    await expect(pool.connect()).rejects.toThrow('the database is unavailable')
    expect(performance.now() - began).toBeLessThan(1_500)
  })
})

test('a released place goes to a waiting caller', async () => {
  const pool = livingPool(2)
  const first = await asRequest('POST', () => pool.connect())
  const second = asRequest('POST', () => pool.connect())
  first.release()
  await expect(second).resolves.toBeDefined()
})
