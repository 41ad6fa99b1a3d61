import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '@/lib/db/transaction'
import { env } from '@/lib/env'
import { errorCode } from '@/lib/error-code'
import { BackupHeader, BackupPart } from './backup-format'
import { CommandRefused, type Command } from './command'
import { discardStagedFiles, stageFiles, installFiles, type BackupFile, type StagedFiles } from './backup-files'
import { appliedMigrations, DERIVED_TABLES, quoted, tablesInOrder, type Table } from './tables'

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 2_000_000

const cutShort = () => new CommandRefused('This backup is cut short. Nothing was changed.')

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw cutShort()
}

async function next(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next()
  if (done) throw cutShort()
  return value
}

async function checkHeader(client: PoolClient, text: string): Promise<void> {
  const header = BackupHeader.safeParse(parsed(text))
  if (!header.success) throw new CommandRefused('This is no backup of Stackbook.')
  const known = new Set(await appliedMigrations(client))
  const newer = header.data.migrations.filter((name) => !known.has(name))
  if (newer.length > 0) throw new CommandRefused('This backup was made by a newer Stackbook; upgrade first.')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function isUsed(client: PoolClient, tables: readonly Table[]): Promise<boolean> {
  const any = tables.map(({ name, where }) => `EXISTS (SELECT 1 FROM ${quoted(name)} WHERE ${where})`).join(' OR ')
  const { rows } = await client.query<{ used: boolean }>(`SELECT ${any} AS used`)
  return rows[0]?.used === true
}

const notEmpty = () =>
  new CommandRefused('The database is not empty. Nothing was changed; with --replace everything in it is lost.')

export async function refuseUsed(client: PoolClient): Promise<void> {
  if (await isUsed(client, await tablesInOrder(client))) throw notEmpty()
}

/**
 * Deletes the rows in the transaction: readers see the old rows until the commit, and writers wait.
 */
async function makeRoom(client: PoolClient, tables: readonly Table[], replace: boolean): Promise<void> {
  const names = tables.map(({ name }) => quoted(name))
  await client.query(`LOCK TABLE ${names.join(', ')} IN EXCLUSIVE MODE`)
  if (!replace && (await isUsed(client, tables))) throw notEmpty()
  for (const name of [...DERIVED_TABLES, ...names.reverse()]) await client.query(`DELETE FROM ${name}`)
}

async function fill(
  client: PoolClient,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
  lines: AsyncGenerator<string>,
  count: number,
): Promise<void> {
  const list = columns.map(quoted).join(', ')
  const sql = `INSERT INTO ${quoted(name)} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await client.query(sql, [`[${batch.join(',')}]`])
    batch = []
    characters = 0
  }
  for (let row = 0; row < count; row++) {
    const line = await next(lines)
    batch.push(line)
    characters += line.length
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }
  await flush()
}

interface Restored {
  tables: number
  rows: number
  files: BackupFile[]
}

async function load(client: PoolClient, lines: AsyncGenerator<string>, replace: boolean): Promise<Restored> {
  await checkHeader(client, await next(lines))
  const tables = await tablesInOrder(client)
  await makeRoom(client, tables, replace)
  const restored: Restored = { tables: 0, rows: 0, files: [] }
  for (;;) {
    const part = BackupPart.parse(parsed(await next(lines)))
    if ('end' in part) {
      if (part.rows !== restored.rows) throw cutShort()
      return restored
    }
    if ('file' in part) {
      restored.files.push(part)
      continue
    }
    const known = tables.find(({ name }) => name === part.table)
    if (!known || !part.columns.every((column) => known.columns.includes(column)))
      throw new CommandRefused(`This backup holds a table that this Stackbook does not have: ${part.table}.`)
    await fill(client, { name: part.table, columns: part.columns }, lines, part.rows)
    restored.tables++
    restored.rows += part.rows
  }
}

/** Replaces messages of gunzip, the parser and the database by one that helps an operator. */
function toCommandError(error: unknown): unknown {
  const code = errorCode(error)
  if (code === 'ENOENT') return new CommandRefused('There is no such file.')
  if (code === 'Z_DATA_ERROR') return new CommandRefused('This is no backup of Stackbook.')
  if (code === 'Z_BUF_ERROR') return cutShort()
  // SQLSTATE classes of unreadable data and of constraint violations.
  const damaged = (error instanceof Error && error.name === 'ZodError') || /^2[23]/.test(String(code))
  return damaged ? new CommandRefused('This backup is damaged. Nothing was changed.') : error
}

interface RestoreArgs {
  file: string
  replace: boolean
}

export function readArgs(args: readonly string[]): RestoreArgs {
  const replace = args.includes('--replace')
  const [file = '', ...rest] = args.filter((arg) => arg !== '--replace')
  if (file === '' || rest.length > 0) throw new CommandRefused('Usage: npm run restore -- FILE [--replace]')
  return { file, replace }
}

/**
 * `npm run restore`: restores a backup into an empty database, or with `--replace` in place of all
 * data, in one transaction.
 */
export const restore: Command = (pool, args) => restoreInto(pool, readArgs(args), env.DATA_DIR)

/** Files are staged in `folder` and installed after the commit. */
export async function* restoreInto(pool: Pool, { file, replace }: RestoreArgs, folder: string): AsyncGenerator<string> {
  let restored: Restored
  let files: StagedFiles | undefined
  try {
    restored = await inTransaction(pool, 'BEGIN', async (client) => {
      await client.query('SET LOCAL statement_timeout = 0')
      const loaded = await pipeline(createReadStream(file), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
        load(client, linesOf(chunks), replace),
      )
      files = await stageFiles(loaded.files, replace, folder)
      return loaded
    })
  } catch (error) {
    if (files) await discardStagedFiles(files)
    throw toCommandError(error)
  }
  yield `${restored.tables} tables, ${restored.rows} rows restored from ${file}`
  if (files) yield* installFiles(files)
}
