import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEmbedded, type EmbeddedDatabase } from '@/lib/db/embedded'
import { copyDatabase, openCopy } from '@/lib/operate/live-copy'

// Opening a database three times takes a busy machine its time.
vi.setConfig({ testTimeout: 120_000 })

/** Copies the embedded database's files while it is in use. */

let folder: string
let database: EmbeddedDatabase
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-copy-'))
  database = await openEmbedded(folder)
  await database.pool.query('CREATE TABLE notes (number int PRIMARY KEY, words text)')
  await database.pool.query('CREATE TABLE echoes (number int REFERENCES notes, words text)')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const write = (number: number) =>
  database.pool.query(
    `WITH made AS (INSERT INTO notes VALUES ($1::int, repeat(md5($1::int::text), 40)) RETURNING *)
     INSERT INTO echoes SELECT number, words FROM made`,
    [number],
  )

async function copy(): Promise<void> {
  for await (const place of copyDatabase(database.pool, folder)) expect(place).toContain(folder)
}

// promise: isolated-failures
test('is consistent, while saves go on', async () => {
  let written = 0
  for (; written < 500; written++) await write(written)
  let copied = false
  const copying = copy().then(() => (copied = true))
  while (!copied) {
    await write(written++)
    // Checkpoints also happen by themselves: files copied before one do not match a log copied
    // after it.
    if (written % 5 === 0) await database.pool.query('CHECKPOINT')
    // The embedded database answers without yielding to the event loop.
    await setImmediate()
  }
  await copying
  expect(written).toBeGreaterThan(510)

  const { pool, close } = await openCopy(folder)
  const { rows } = await pool.query<{ notes: number; last: number; echoes: number; odd: number }>(
    `SELECT count(*)::int AS notes, max(n.number) AS last, count(e.number)::int AS echoes,
       count(*) FILTER (WHERE n.words <> repeat(md5(n.number::text), 40) OR n.words <> e.words)::int AS odd
     FROM notes n LEFT JOIN echoes e USING (number)`,
  )
  await close()
  const { notes = 0, ...rest } = rows[0] ?? {}
  // Everything saved before the copy began, later saves in their order, and no partial save.
  expect(rest).toEqual({ last: notes - 1, echoes: notes, odd: 0 })
  expect(notes).toBeGreaterThanOrEqual(500)
  expect(notes).toBeLessThanOrEqual(written)
})

test('is deleted after it was read, and a second one is refused until then', async () => {
  await copy()
  const opened = await openCopy(folder)
  await expect(copy()).rejects.toThrow('Another backup is being made; wait for its end.')
  await expect(openCopy(folder)).rejects.toThrow('Another backup is being made; wait for its end.')
  await opened.close()
  expect(existsSync(path.join(folder, 'copy'))).toBe(false)
})

test('replaces one that a killed command has left', async () => {
  await write(1)
  await copy()
  await write(2)
  await copy()
  const { pool, close } = await openCopy(folder)
  const { rows } = await pool.query('SELECT number FROM notes ORDER BY number')
  await close()
  expect(rows).toEqual([{ number: 1 }, { number: 2 }])
})
