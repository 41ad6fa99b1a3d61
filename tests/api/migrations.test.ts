import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '@/lib/db/migrate'
import { freshDatabase } from '../support/api'

// promise: safe-migrations
test('of three concurrent processes on an empty database one migrates it, and the others wait', async () => {
  const connectionString = await freshDatabase()
  const pools = Array.from({ length: 3 }, () => new pg.Pool({ connectionString, max: 1 }))
  try {
    const applied = await Promise.all(pools.map((pool) => migrate(pool)))
    const [one, ...others] = applied.toSorted((a, b) => b.length - a.length)
    expect(one?.length).toBeGreaterThan(0)
    expect(others).toEqual([[], []])
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
})

// promise: safe-migrations
test.each([
  ['the database refuses it', 'CREATE TABLE half (i int); SELECT nonsense', /column "nonsense" does not exist/],
  ['its connection dies', 'SELECT pg_terminate_backend(pg_backend_pid())', /terminating connection/],
])('a migration that fails because %s reports it, and leaves nothing behind', async (_why, sql, said) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-migrations-'))
  const pool = new pg.Pool({ connectionString: await freshDatabase(), max: 1 })
  // A broken connection emits an error event.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await mkdir(path.join(folder, '1_broken'))
    await writeFile(path.join(folder, '1_broken/migration.sql'), sql)
    await expect(migrate(pool, folder)).rejects.toThrow(said)
    await writeFile(path.join(folder, '1_broken/migration.sql'), 'CREATE TABLE half (i int)')
    expect(await migrate(pool, folder)).toEqual(['1_broken'])
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
})

/**
 * Applies one migration to a fresh database, with the text of a release and then of the next one.
 */
async function applied(texts: readonly string[]): Promise<(string[] | Error)[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-migrations-'))
  const pool = new pg.Pool({ connectionString: await freshDatabase(), max: 1 })
  const outcomes: (string[] | Error)[] = []
  try {
    await mkdir(path.join(folder, '1_one'))
    for (const sql of texts) {
      await writeFile(path.join(folder, '1_one/migration.sql'), sql)
      outcomes.push(await migrate(pool, folder).catch((error: Error) => error))
    }
    return outcomes
  } finally {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

// promise: safe-migrations
test('a migration with changed SQL is refused, unless it names the checksum that was applied', async () => {
  const [first, second] = ['CREATE TABLE one (i int)', 'SELECT 1']
  const named = (checksum: string) => `${second};\n-- earlier checksum: ${checksum}\n`
  expect(await applied([first, named(sha256(first)), named(sha256(second))])).toEqual([
    ['1_one'],
    [],
    expect.objectContaining({ message: 'migration 1_one was changed after it was applied' }),
  ])
  // The release before starts on what this one has migrated.
  expect(await applied([named(sha256(first)), first])).toEqual([['1_one'], []])
})

// promise: safe-migrations
test('an index is built while another process waits to migrate, and again after an interrupted run', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stackbook-migrations-'))
  const connectionString = await freshDatabase()
  const pools = Array.from({ length: 2 }, () => new pg.Pool({ connectionString, max: 1 }))
  const reader = new pg.Client({ connectionString })
  await reader.connect()
  try {
    await reader.query('CREATE TABLE one (i int)')
    await mkdir(path.join(folder, '1_index'))
    const sql = `-- outside a transaction
      DROP INDEX CONCURRENTLY IF EXISTS one_i;
      CREATE INDEX CONCURRENTLY one_i ON one (i);
    `
    await writeFile(path.join(folder, '1_index/migration.sql'), sql)
    // A transaction that has read keeps the index from being finished, and saves go on meanwhile.
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; INSERT INTO one VALUES (1); SELECT * FROM one')
    const outcomes = Promise.allSettled(pools.map((pool) => migrate(pool, folder)))
    const state = (query: string) =>
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${query}`
    const building = state(`wait_event_type = 'Lock' AND query LIKE '%INDEX CONCURRENTLY%'`)
    const asking = state(`query LIKE '%pg_try_advisory_lock%'`)
    const admin = new pg.Client({ connectionString })
    await admin.connect()
    await expect.poll(async () => (await admin.query(building)).rows.length, { timeout: 30_000 }).toBe(1)
    await expect.poll(async () => (await admin.query(asking)).rows.length, { timeout: 30_000 }).toBe(1)
    const { rows } = await admin.query<{ pid: number }>(building)
    await admin.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid])
    await expect.poll(async () => (await admin.query(building)).rows.length, { timeout: 30_000 }).toBe(1)
    await admin.end()
    await reader.query('COMMIT')
    expect((await outcomes).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const index = `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'one_i'::regclass`
    expect((await reader.query(index)).rows).toEqual([{ valid: true }])
  } finally {
    await reader.end()
    await Promise.all(pools.map((pool) => pool.end()))
    await rm(folder, { recursive: true, force: true })
  }
})
