import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openInMemory, type EmbeddedDatabase } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'
import { env } from '@/lib/env'
import { backup } from '@/lib/operate/backup'
import type { Command } from '@/lib/operate/command'
import { restore } from '@/lib/operate/restore'
import { fillEveryTable, wholeDatabase } from '../../support/every-table'

let full: EmbeddedDatabase
let other: EmbeddedDatabase
let folder: string
let file: string

async function said(command: Command, database: EmbeddedDatabase, ...args: string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of command(database.pool, args)) lines.push(line)
  return lines
}

beforeAll(async () => {
  ;[full, other] = await Promise.all([openInMemory(), openInMemory()])
  await Promise.all([migrate(full.pool), migrate(other.pool)])
  await fillEveryTable(full.pool)
  folder = await mkdtemp(path.join(tmpdir(), 'stackbook-backup-'))
  file = path.join(folder, 'whole.backup')
  await said(backup, full, file)
})
afterAll(async () => {
  await Promise.all([full.close(), other.close()])
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of Object.keys(await wholeDatabase(other.pool)).reverse())
    await other.pool.query(`TRUNCATE "${table}" CASCADE`)
})

test('every table is restored exactly', async () => {
  const before = await wholeDatabase(full.pool)
  // A new table has to be filled here as well.
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
  const [line] = await said(restore, other, file)
  expect(line).toBe(
    `${Object.keys(before).length} tables, ${Object.values(before).flat().length} rows restored from ${file}`,
  )
  expect(await wholeDatabase(other.pool)).toEqual(before)
})

test('only its owner may read a backup, and no temporary file is left beside it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['whole.backup'])
})

// promise: durable-saves
test('two concurrent backups to one file leave a complete backup', async () => {
  const both = path.join(folder, 'both.backup')
  const filled = await wholeDatabase(full.pool)
  await fillEveryTable(other.pool)
  await Promise.all([full, other].map((database) => said(backup, database, both)))
  await said(restore, other, both, '--replace')
  const restored = await wholeDatabase(other.pool)
  expect(Object.entries(restored).map(([table, rows]) => [table, rows.length])).toEqual(
    Object.entries(filled).map(([table, rows]) => [table, rows.length]),
  )
})

test('an existing backup is not overwritten', async () => {
  const before = await readFile(file)
  await expect(said(backup, full, file)).rejects.toThrow('exists already')
  expect(await readFile(file)).toEqual(before)
})

test('a database that is not empty is only replaced with --replace', async () => {
  await other.pool.query(`INSERT INTO feedback (id, feedback) VALUES ('mine', 'Keep me.')`)
  await expect(said(restore, other, file)).rejects.toThrow('The database is not empty')
  expect((await wholeDatabase(other.pool)).feedback).toHaveLength(1)
  await said(restore, other, file, '--replace')
  expect(await wholeDatabase(other.pool)).toEqual(await wholeDatabase(full.pool))
})

test('a backup truncated at any place changes nothing', async () => {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
  const empty = await wholeDatabase(other.pool)
  const cut = path.join(folder, 'cut.backup')
  for (const kept of [1, 5, Math.floor(lines.length / 2), lines.length - 1]) {
    await writeFile(cut, gzipSync(`${lines.slice(0, kept).join('\n')}\n`))
    await expect(said(restore, other, cut), `${kept} lines`).rejects.toThrow('cut short')
  }
  await writeFile(cut, await readFile(file))
  await truncate(cut, (await stat(file)).size - 40)
  await expect(said(restore, other, cut)).rejects.toThrow('cut short')
  expect(await wholeDatabase(other.pool)).toEqual(empty)
})

test('a file that is not a backup, or a newer one, is refused with a message', async () => {
  const wrong = path.join(folder, 'wrong.backup')
  await writeFile(wrong, 'hello')
  await expect(said(restore, other, wrong)).rejects.toThrow('This is no backup of Stackbook.')
  await writeFile(wrong, gzipSync('{"hello":"world"}\n'))
  await expect(said(restore, other, wrong)).rejects.toThrow('This is no backup of Stackbook.')
  const header = { format: 'stackbook-backup', version: 1, madeAt: '', migrations: ['29990101000000_later'] }
  await writeFile(wrong, gzipSync(`${JSON.stringify(header)}\n{"end":true,"rows":0}\n`))
  await expect(said(restore, other, wrong)).rejects.toThrow('newer Stackbook')
  await expect(said(restore, other, path.join(folder, 'nowhere'))).rejects.toThrow('There is no such file.')
})

test('an older backup gets the defaults of columns that it lacks', async () => {
  const lines = gunzipSync(await readFile(file)).toString()
  const older = path.join(folder, 'older.backup')
  let table = ''
  const without = lines
    .split('\n')
    .map((line) => {
      table = /^{"table":"(\w+)"/.exec(line)?.[1] ?? table
      return table === 'tech_stacks' ? line.replace(/,"html_mark"(?::"[^"]*")?/, '') : line
    })
    .join('\n')
  expect(without).not.toBe(lines)
  await writeFile(older, gzipSync(without))
  await said(restore, other, older)
  const { rows } = await other.pool.query(`SELECT html_mark FROM tech_stacks WHERE id = 't1'`)
  expect(rows).toEqual([{ html_mark: '' }])
})

test('the signing secret and own icons are restored, and nothing is written outside the data folder', async () => {
  const icons = path.join(env.DATA_DIR, 'icons')
  await mkdir(icons, { recursive: true })
  await writeFile(path.join(env.DATA_DIR, 'auth-secret'), 'a secret of this installation')
  await writeFile(path.join(icons, 'mine.png'), Buffer.from([0, 255, 10, 13]))
  const withFiles = path.join(folder, 'files.backup')
  await said(backup, full, withFiles)
  await writeFile(path.join(env.DATA_DIR, 'auth-secret'), 'another')
  await rm(icons, { recursive: true })

  expect(await said(restore, other, withFiles)).toContain('auth-secret exists already and was kept as it is')
  expect(await readFile(path.join(icons, 'mine.png'))).toEqual(Buffer.from([0, 255, 10, 13]))
  await said(restore, other, withFiles, '--replace')
  expect(await readFile(path.join(env.DATA_DIR, 'auth-secret'), 'utf8')).toBe('a secret of this installation')
  expect((await stat(path.join(env.DATA_DIR, 'auth-secret'))).mode & 0o777).toBe(0o600)

  const lines = gunzipSync(await readFile(withFiles)).toString()
  const stolen = `stolen-${randomUUID()}`
  await writeFile(withFiles, gzipSync(lines.replace('"icons/mine.png"', `"icons/../../${stolen}"`)))
  expect(await said(restore, other, withFiles, '--replace')).toContain(
    `icons/../../${stolen} is no file of Stackbook and was left out`,
  )
  expect(await readdir(path.dirname(env.DATA_DIR))).not.toContain(stolen)
})

describe('own icons that cannot be written', () => {
  const icons = path.join(env.DATA_DIR, 'icons')
  let withIcons: string
  beforeEach(async () => {
    withIcons = path.join(folder, 'icons.backup')
    await rm(withIcons, { force: true })
    await mkdir(icons, { recursive: true })
    for (const name of ['first.png', 'second.png']) await writeFile(path.join(icons, name), name)
    await said(backup, full, withIcons)
    await rm(icons, { recursive: true })
  })
  afterEach(() => rm(icons, { recursive: true, force: true }))

  // promise: isolated-failures
  test('before any change leave everything unchanged', async () => {
    await mkdir(path.join(icons, 'second.png~'), { recursive: true })
    const empty = await wholeDatabase(other.pool)
    await expect(said(restore, other, withIcons)).rejects.toThrow(
      'icons/second.png cannot be written (EISDIR). Nothing was changed.',
    )
    expect(await wholeDatabase(other.pool)).toEqual(empty)
    expect(await readdir(icons)).toEqual(['second.png~'])
  })

  // promise: isolated-failures
  test('after the rows are restored are named, and restoring again repairs it', async () => {
    await mkdir(path.join(icons, 'first.png'), { recursive: true })
    await expect(said(restore, other, withIcons, '--replace')).rejects.toThrow(
      'The rows are restored, but not icons/first.png (EISDIR). Make room for that and restore again with --replace.',
    )
    expect(await readFile(path.join(icons, 'second.png'), 'utf8')).toBe('second.png')
    await rm(path.join(icons, 'first.png'), { recursive: true })
    const lines = await said(restore, other, withIcons, '--replace')
    expect(lines).toEqual(expect.arrayContaining(['icons/first.png restored', 'icons/second.png restored']))
    expect((await readdir(icons)).sort()).toEqual(['first.png', 'second.png'])
    expect(await wholeDatabase(other.pool)).toEqual(await wholeDatabase(full.pool))
  })

  test('temporary files of a killed restore are not in a later backup', async () => {
    await mkdir(icons)
    await writeFile(path.join(icons, 'first.png~'), 'half of')
    const later = path.join(folder, 'later.backup')
    await said(backup, full, later)
    expect(gunzipSync(await readFile(later)).toString()).not.toContain('first.png')
    await rm(later)
  })
})
