import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbedded, type EmbeddedDatabase } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'

/** The files of the embedded database, made to fail as a full or lost disk makes them fail. */

let folder: string
let embedded: EmbeddedDatabase
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-files-'))
  embedded = await openEmbedded(folder)
  await embedded.pool.query('CREATE TABLE kept (i int)')
})
afterAll(async () => {
  await embedded.close()
  await rm(folder, { recursive: true, force: true })
})

const count = async () => Number((await embedded.pool.query('SELECT count(*) FROM kept')).rows[0]?.count)

test('other users of the machine can neither read nor write the database files', async () => {
  expect(((await stat(path.join(folder, 'database'))).mode & 0o777).toString(8)).toBe('700')
})

test('a query with an error leaves the database open', async () => {
  await expect(embedded.pool.query('SELECT * FROM nothing')).rejects.toThrow('nothing')
  expect(await count()).toBe(0)
})

// promise: durable-saves
test('a database on a failing disk refuses at once, and has all acknowledged data when the disk is back', async () => {
  const { pool } = embedded
  for (let i = 0; i < 20; i++) await pool.query('INSERT INTO kept VALUES ($1)', [i])
  const log = path.join(folder, 'database/pg_wal')
  await rename(log, `${log}.away`)
  await pool.query('SELECT pg_switch_wal()')
  // The log has to go on in a new file now, which cannot be made: the engine panics.
  await expect(pool.query('INSERT INTO kept VALUES (99)')).rejects.toThrow()
  const asked = performance.now()
  await expect(pool.query('SELECT 1')).rejects.toThrow('the database is unavailable')
  await expect(pool.connect()).rejects.toThrow('the database is unavailable')
  expect(performance.now() - asked).toBeLessThan(1_500)

  await rename(`${log}.away`, log)
  await vi.waitFor(() => expect(count()).resolves.toBe(20), { timeout: 25_000, interval: 100 })
  await pool.query('INSERT INTO kept VALUES (100)')
  expect(await count()).toBe(21)
})

test('a new folder starts with all tables of the build, also after an interrupted start', async () => {
  const fresh = await mkdtemp(path.join(tmpdir(), 'stackbook-files-'))
  await mkdir(path.join(fresh, 'database.new'))
  await writeFile(path.join(fresh, 'database.new/PG_VERSION'), 'half a file')
  const { pool, close } = await openEmbedded(fresh)
  try {
    expect((await pool.query('SELECT count(*)::int AS stacks FROM tech_stacks')).rows).toEqual([{ stacks: 0 }])
    expect(await migrate(pool)).toEqual([])
  } finally {
    await close()
    await rm(fresh, { recursive: true, force: true })
  }
})
