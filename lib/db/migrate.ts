import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { onConnection } from './transaction'

/** The advisory lock that Prisma's own migrate command takes: several instances and its tools keep out of each other's way. */
const LOCK = 72707369
const LEAVE = `SELECT pg_advisory_unlock(${LOCK}); RESET statement_timeout`

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
    // Waiting for the instance that migrates may take longer than a query usually may.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const applied = await applyMissing(client, folder, names)
    await client.query(LEAVE)
    return applied
  })
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
