import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { inTransaction } from '@/lib/db/transaction'
import { env } from '@/lib/env'
import { errorCode } from '@/lib/error-code'
import { services } from '@/lib/services'
import { FORMAT, FORMAT_VERSION, type BackupHeader, type BackupPart } from './backup-format'
import { CommandRefused, type Command } from './command'
import { backupFiles } from './backup-files'
import { appliedMigrations, quoted, tablesInOrder } from './tables'

/** How many rows are in memory at once. A stack can have a megabyte. */
const ROWS_AT_A_TIME = 50
const ONE_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

const line = (value: BackupHeader | BackupPart) => `${JSON.stringify(value)}\n`

interface Counted {
  tables: number
  rows: number
  files: number
}

async function* dump(client: PoolClient, counted: Counted): AsyncGenerator<string> {
  yield line({
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
  })
  for (const { name, columns, where } of await tablesInOrder(client)) {
    const from = `FROM ${quoted(name)} t WHERE ${where}`
    const { rows: counts } = await client.query<{ rows: number }>(`SELECT count(*)::int AS rows ${from}`)
    yield line({ table: name, columns, rows: counts[0]?.rows ?? 0 })
    await client.query(`DECLARE dumped NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS json ${from}`)
    for (;;) {
      const { rows } = await client.query<{ json: string }>(`FETCH ${ROWS_AT_A_TIME} FROM dumped`)
      if (rows.length === 0) break
      counted.rows += rows.length
      yield rows.map(({ json }) => `${json}\n`).join('')
    }
    await client.query('CLOSE dumped')
    counted.tables++
  }
  for await (const file of backupFiles()) {
    counted.files++
    yield line(file)
  }
  yield line({ end: true, rows: counted.rows })
}

async function refuseExisting(file: string): Promise<void> {
  const known = await stat(file).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  if (known) throw new CommandRefused(`${file} exists already; name another file.`)
}

const unnamed = () =>
  path.join(env.DATA_DIR, 'backups', `stackbook-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z.backup`)

/** `npm run backup`: a consistent snapshot of all data in one file that only its owner can read. */
export const backup: Command = async function* (pool, [file = unnamed(), ...rest]) {
  if (rest.length > 0 || file.startsWith('-')) throw new CommandRefused('Usage: npm run backup [-- FILE]')
  await refuseExisting(file)
  await mkdir(path.dirname(file), { recursive: true })
  // Written to a temporary file and renamed, so that the final file is always complete, even if two
  // commands write it.
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  const counted: Counted = { tables: 0, rows: 0, files: 0 }
  try {
    await inTransaction(pool, ONE_SNAPSHOT, (client) =>
      pipeline(
        Readable.from(dump(client, counted), { objectMode: false }),
        createGzip(),
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  yield `${file}: ${counted.tables} tables, ${counted.rows} rows, ${counted.files} files`
  if (env.NEXTAUTH_SECRET)
    yield 'Not in it: NEXTAUTH_SECRET, which is configuration. Keep it, or all users have to sign in again.'
  if (services.blobStore) yield 'Not in it: icons in the blob store.'
}
