import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardPool } from '@/lib/db/guard'
import { isOutage } from '@/lib/db/outage'
import { openReplica, type ReadReplica } from '@/lib/db/replica/read-replica'
import { asRequest } from '@/lib/db/work'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { startReplica, type TestReplica } from '../support/replica'
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy'

/** A primary and its streaming replica: which server answers a read, and with which state. */

let primary: TestPostgres
let replica: TestReplica
let proxy: FaultProxy
let pool: pg.Pool
let primaryRestored: () => void
let reads: ReadReplica

beforeAll(async () => {
  primary = await startPostgres()
  replica = await startReplica(primary)
  proxy = await startFaultProxy(Number(new URL(replica.url).port))
  pool = new pg.Pool({ connectionString: `${primary.url}/postgres`, max: 4 })
  primaryRestored = guardPool(pool)
  await pool.query('CREATE TABLE notes (text TEXT NOT NULL)')
})
afterAll(async () => {
  await pool.end()
  await proxy.stop()
  await replica.stop()
  await primary.stop()
})

const open = () =>
  openReplica({
    primary: pool,
    primaryRestored: () => primaryRestored(),
    primaryUrl: `${primary.url}/postgres`,
    replicaUrl: `postgresql://postgres:postgres@127.0.0.1:${proxy.port}/postgres`,
    connections: 4,
  })
beforeEach(async () => {
  reads = await open()
})
afterEach(() => reads.close())

const NOTES = `SELECT pg_is_in_recovery() AS "isReplica", (SELECT count(*)::int FROM notes WHERE text = $1) AS notes`
interface Notes {
  isReplica: boolean
  notes: number
}
const read = (text: string) =>
  asRequest('GET', async () => (await reads.query<Notes>(NOTES, [text])).rows[0] ?? expect.fail('no row'))
const write = (text: string) => pool.query('INSERT INTO notes VALUES ($1)', [text])
const untilReplicaAnswers = () =>
  vi.waitFor(async () => expect(await read('')).toMatchObject({ isReplica: true }), { timeout: 20_000 })

// promise: no-stale-reads
test('a read goes to the replica once it is up to date, and a request that writes to the primary', async () => {
  await write('first')
  await untilReplicaAnswers()
  expect(await read('first')).toEqual({ isReplica: true, notes: 1 })
  const { rows } = await asRequest('POST', () => reads.query<Notes>(NOTES, ['first']))
  expect(rows).toEqual([{ isReplica: false, notes: 1 }])
  expect(reads.reads.replica).toBeGreaterThan(0)
})

// promise: no-stale-reads
test('while the replica lags, every read shows the last change', async () => {
  await untilReplicaAnswers()
  await replica.pauseReplay()
  try {
    await write('lag')
    expect(await read('lag')).toEqual({ isReplica: false, notes: 1 })
  } finally {
    await replica.resumeReplay()
  }
  await untilReplicaAnswers()
  expect(await read('lag')).toEqual({ isReplica: true, notes: 1 })
})

// promise: no-stale-reads
test('each of a thousand reads directly after a change sees it', async () => {
  await untilReplicaAnswers()
  for (let round = 0; round < 50; round++) {
    await write(`round ${round}`)
    const found = await Promise.all(Array.from({ length: 20 }, () => read(`round ${round}`)))
    expect(found.every(({ notes }) => notes === 1)).toBe(true)
  }
})

test('a stopped replica is skipped, and read again when it runs', async () => {
  await untilReplicaAnswers()
  await replica.halt()
  try {
    await write('without')
    expect(await read('without')).toEqual({ isReplica: false, notes: 1 })
  } finally {
    await replica.resume()
  }
  await untilReplicaAnswers()
})

test('a silent replica delays no read beyond two seconds, and later reads not at all', async () => {
  await untilReplicaAnswers()
  proxy.silence()
  try {
    const timed = async () => {
      const began = performance.now()
      expect(await read('first')).toMatchObject({ isReplica: false })
      return performance.now() - began
    }
    const first = await Promise.all(Array.from({ length: 8 }, timed))
    expect(Math.max(...first)).toBeLessThan(2_000)
    expect(await timed()).toBeLessThan(500)
  } finally {
    proxy.restore()
  }
  await untilReplicaAnswers()
})

describe('while the primary is stopped', () => {
  test('reads go on at the replica, a change is not acknowledged, and both work again afterwards', async () => {
    await write('before')
    await untilReplicaAnswers()
    await primary.halt()
    try {
      for (let i = 0; i < 10; i++) expect(await read('before')).toEqual({ isReplica: true, notes: 1 })
      await expect(reads.confirm()).rejects.toSatisfy(isOutage)
    } finally {
      await primary.resume()
    }
    await vi.waitFor(() => write('after'), { timeout: 20_000 })
    await reads.confirm()
    expect(await read('after')).toMatchObject({ notes: 1 })
    await untilReplicaAnswers()
  })

  test('no read fails at the moment of the stop', async () => {
    await untilReplicaAnswers()
    const failed: unknown[] = []
    let isStopping = true
    const reader = async () => {
      while (isStopping) await read('').catch((error: unknown) => failed.push(error))
    }
    const readers = Array.from({ length: 8 }, reader)
    try {
      await primary.halt()
    } finally {
      isStopping = false
      await Promise.all(readers)
      await primary.resume()
    }
    expect(failed).toEqual([])
    await untilReplicaAnswers()
  })

  test('no read fails in the moment in which it runs again, although a save failed just before', async () => {
    await untilReplicaAnswers()
    await primary.halt()
    const failed: unknown[] = []
    let isStarting = true
    const reader = async () => {
      while (isStarting) await read('').catch((error: unknown) => failed.push(error))
    }
    // A refused write may fail without waiting for anything, so that nothing else would run.
    const saver = async () => {
      while (isStarting) await Promise.all([write('again').catch(() => undefined), nextTurn()])
    }
    const visitors = [saver(), ...Array.from({ length: 8 }, reader)]
    try {
      await primary.resume()
      await vi.waitFor(() => write('started'), { timeout: 20_000 })
    } finally {
      isStarting = false
      await Promise.all(visitors)
    }
    expect(failed).toEqual([])
    await untilReplicaAnswers()
  })

  // promise: no-stale-reads
  test('a replica behind the acknowledged log position is not read', async () => {
    await untilReplicaAnswers()
    await replica.pauseReplay()
    await write('unseen')
    expect(await read('unseen')).toEqual({ isReplica: false, notes: 1 })
    await primary.halt()
    try {
      await expect(read('unseen')).rejects.toSatisfy(isOutage)
    } finally {
      await primary.resume()
      await replica.resumeReplay()
    }
    await untilReplicaAnswers()
    expect(await read('unseen')).toEqual({ isReplica: true, notes: 1 })
  })
})

test('a change waits for a lagging replica at most a second and a quarter', async () => {
  await untilReplicaAnswers()
  await write('seen')
  await reads.confirm()
  await replica.pauseReplay()
  try {
    await write('waits')
    const began = performance.now()
    await reads.confirm()
    expect(performance.now() - began).toBeGreaterThan(1_000)
  } finally {
    await replica.resumeReplay()
  }
})
