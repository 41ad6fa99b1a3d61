import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openEmbedded } from '@/lib/db/embedded'

// Opening a database several times takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** A data folder restored from a backup replaces the current one. */

const AGES = `SELECT string_agg(age, ' ') AS ages FROM whole`

/** One folder with old and one with new data, created once. */
let models: string
let folder: string
let aside: string
let restored: string
beforeAll(async () => {
  models = await mkdtemp(path.join(tmpdir(), 'stackbook-restored-'))
  for (const age of ['old', 'new']) {
    const { pool, close } = await openEmbedded(path.join(models, age))
    await pool.query('CREATE TABLE whole (age text)')
    await pool.query('INSERT INTO whole VALUES ($1), ($1)', [age])
    await close()
    await writeFile(path.join(models, age, 'auth-secret'), age)
  }
  await mkdir(path.join(models, 'new/icons'))
  await writeFile(path.join(models, 'new/icons/own-1'), 'new')
})
afterAll(() => rm(models, { recursive: true }))
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-restored-'))
  aside = path.join(folder, 'restore/made')
  restored = path.join(folder, 'restored')
  await cp(path.join(models, 'old'), folder, { recursive: true })
  await cp(path.join(models, 'new'), aside, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const files = async () => [
  await readFile(path.join(folder, 'auth-secret'), 'utf8'),
  existsSync(path.join(folder, 'icons/own-1')),
  existsSync(restored),
]

async function agesAtNextStart(): Promise<unknown> {
  const { pool, close } = await openEmbedded(folder)
  const { rows } = await pool.query<{ ages: string }>(AGES)
  await close()
  return rows[0]?.ages
}

test('an incomplete restored folder changes nothing', async () => {
  await expect(agesAtNextStart()).resolves.toBe('old old')
  expect(await files()).toEqual(['old', false, false])
})

// promise: durable-saves
test.each<[when: string, done: () => Promise<void>]>([
  ['before anything was moved', async () => undefined],
  ['while the old database was removed', () => rm(path.join(folder, 'database/pg_wal'), { recursive: true })],
  ['when the old database was gone', () => rm(path.join(folder, 'database'), { recursive: true })],
  [
    'when the database was in its place',
    async () => {
      await rm(path.join(folder, 'database'), { recursive: true })
      await rename(path.join(restored, 'database'), path.join(folder, 'database'))
    },
  ],
  [
    'when some files were in their place',
    async () => {
      await rm(path.join(folder, 'database'), { recursive: true })
      await rename(path.join(restored, 'database'), path.join(folder, 'database'))
      await rename(path.join(restored, 'auth-secret'), path.join(folder, 'auth-secret'))
    },
  ],
])('a complete restored folder replaces the old one at the next start, if the process died %s', async (_when, done) => {
  await rename(aside, restored)
  await done()
  await expect(agesAtNextStart()).resolves.toBe('new new')
  expect(await files()).toEqual(['new', true, false])
})

test('queries during the switch to a restored database are answered from the old or the new one', async () => {
  const { pool, reopen, close } = await openEmbedded(folder)
  const ages = async () => (await pool.query<{ ages: string }>(AGES)).rows[0]?.ages
  expect(await ages()).toBe('old old')
  const taken = reopen(async () => rename(aside, restored))
  const asked = await Promise.all([ages(), ages(), ages()])
  await taken
  expect(asked).toEqual(['new new', 'new new', 'new new'])
  await pool.query(`INSERT INTO whole VALUES ('later')`)
  expect(await ages()).toBe('new new later')
  await close()
  expect(await files()).toEqual(['new', true, false])
})

test('a failed preparation of the switch changes nothing', async () => {
  const { pool, reopen, close } = await openEmbedded(folder)
  await expect(reopen(() => Promise.reject(new Error('not this one')))).rejects.toThrow('not this one')
  expect((await pool.query<{ ages: string }>(AGES)).rows[0]?.ages).toBe('old old')
  await close()
})
