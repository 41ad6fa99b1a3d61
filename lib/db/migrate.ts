import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { errorCode } from '@/lib/error-code'
import { log } from '@/lib/log'
import { onConnection } from './transaction'

/** The advisory lock of Prisma's migrate command, so that instances and its tools exclude each other. */
const LOCK = 72707369
const LEAVE = `SELECT pg_advisory_unlock(${LOCK})`
/** How long another instance may take to migrate before this one gives up. */
const WAIT_SECONDS = 30
const LOCK_NOT_AVAILABLE = '55P03'

const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

interface Applied {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/** Applies `prisma/migrations/*` in order, once, and records them as Prisma's own command does. Returns what was new. */
export async function migrate(
  pool: Pool,
  folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'prisma/migrations'),
): Promise<string[]> {
  const names = (await readdir(/*turbopackIgnore: true*/ folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return onConnection(pool, `ROLLBACK; ${LEAVE}`, async (client) => {
    await takeLock(client)
    const applied = await applyMissing(client, folder, names)
    await client.query(LEAVE)
    return applied
  })
}

async function takeLock(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
  if (rows[0]?.taken) return
  log.warn(`another process migrates the database; waiting for it for up to ${WAIT_SECONDS} seconds`)
  await client.query(`SET lock_timeout = '${WAIT_SECONDS}s'`)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error
    throw new MigrationLocked(error)
  }
  await client.query('SET lock_timeout = 0')
}

export class MigrationLocked extends Error {
  constructor(cause: unknown) {
    super(
      `the database of DATABASE_URL has been locked by another migration for ${WAIT_SECONDS} seconds; wait until that has ended, or end the connection that holds the advisory lock ${LOCK} (see pg_locks), and start again`,
      { cause },
    )
    this.name = 'MigrationLocked'
  }
}

async function applyMissing(client: PoolClient, folder: string, names: string[]): Promise<string[]> {
  await client.query(CREATE_TABLE)
  const { rows } = await client.query<Applied>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  )
  const known = new Map(rows.map((row) => [row.migration_name, row]))
  const applied: string[] = []
  for (const name of names) {
    const sql = await readFile(/*turbopackIgnore: true*/ path.join(folder, name, 'migration.sql'), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const row = known.get(name)
    if (row && !row.finished_at) throw new Error(`migration ${name} failed earlier; resolve it first`)
    if (row && row.checksum !== checksum) throw new Error(`migration ${name} was changed after it was applied`)
    if (row) continue
    await apply(client, name, sql, checksum)
    applied.push(name)
  }
  return applied
}

async function apply(client: PoolClient, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN')
  await client.query(sql)
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  )
  await client.query('COMMIT')
}
