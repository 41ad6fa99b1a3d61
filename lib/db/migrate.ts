import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { log } from '@/lib/log'
import { onConnection } from './transaction'

/**
 * The advisory lock of Prisma's migrate command, so that instances and its tools exclude each
 * other.
 */
const LOCK = 72707369
const LEAVE = `SELECT pg_advisory_unlock(${LOCK})`
/** How long the process that holds the lock may be idle before this one gives up. */
const WAIT_SECONDS = 30
const ASK_AGAIN_MS = 250
/**
 * Polls the lock: CREATE INDEX CONCURRENTLY would wait for a session that waits for it inside a
 * statement.
 */
const TAKE = `SELECT pg_try_advisory_lock(${LOCK}) AS taken`
/** Whether the holder of the lock runs a statement, or did so lately. */
const HOLDER_WORKS = `SELECT EXISTS (
    SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND (classid, objid, objsubid) = (0, ${LOCK}, 1) AND granted
      AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND (state = 'active' OR state_change > now() - interval '${WAIT_SECONDS} seconds')) AS works`

/** Comments in a migration that configure how it is applied. */
const EARLIER_CHECKSUM = /^-- earlier checksum: ([0-9a-f]{64})$/gm
const OUTSIDE_TRANSACTION = /^-- outside a transaction\b/m

const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`

interface Applied {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/**
 * Applies `prisma/migrations/*` in order, once, and records them as Prisma's own command does.
 * Returns the names of new ones.
 */
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
  const take = async () => (await client.query<{ taken: boolean }>(TAKE)).rows[0]?.taken
  if (await take()) return
  log.warn(`another process migrates the database; waiting until it has done nothing for ${WAIT_SECONDS} seconds`)
  const began = performance.now()
  for (;;) {
    await pause(ASK_AGAIN_MS)
    if (await take()) return
    if (performance.now() - began < WAIT_SECONDS * 1000) continue
    const { rows } = await client.query<{ works: boolean }>(HOLDER_WORKS)
    if (!rows[0]?.works) throw new MigrationLocked()
  }
}

export class MigrationLocked extends Error {
  constructor() {
    super(
      `the database of DATABASE_URL has been locked by another migration that has done nothing for ${WAIT_SECONDS} seconds; end the connection that holds the advisory lock ${LOCK} (see pg_locks), and start again`,
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
    if (row && ![checksum, ...earlierChecksums(sql)].includes(row.checksum))
      throw new Error(`migration ${name} was changed after it was applied`)
    if (row) continue
    await apply(client, name, sql, earlierChecksums(sql)[0] ?? checksum)
    applied.push(name)
  }
  return applied
}

/**
 * Checksums of this migration in earlier releases. The first is recorded, so that an instance of
 * such a release starts on a database that this one has migrated.
 */
const earlierChecksums = (sql: string) => [...sql.matchAll(EARLIER_CHECKSUM)].flatMap(([, checksum]) => checksum ?? [])

async function apply(client: PoolClient, name: string, sql: string, checksum: string): Promise<void> {
  const isAtomic = !OUTSIDE_TRANSACTION.test(sql)
  if (!isAtomic) for (const statement of sql.split(/;\s*$/m)) await client.query(statement)
  await client.query('BEGIN')
  if (isAtomic) await client.query(sql)
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  )
  await client.query('COMMIT')
}
