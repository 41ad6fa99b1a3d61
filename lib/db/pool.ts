import pg from 'pg'
import { rethrowFolderError } from '@/lib/data-folder'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processSingleton } from '@/lib/process-singleton'
import { HUNG_MS, LIMIT_TRANSACTIONS, SERVER_DEADLINES } from './deadlines'
import { openEmbedded, type EmbeddedFiles } from './embedded'
import { guardPool } from './guard'
import { limitClient } from './limited-client'
import { migrate } from './migrate'
import { openReplica, type ReadPool, type ReadReplica } from './replica/read-replica'
import { requireUnicode } from './requirements'

/**
 * The only pool. Opened and migrated at first use, not at import, so that a build does not need a
 * database.
 */
type Database = Pick<EmbeddedFiles, 'pool' | 'close'> &
  Partial<EmbeddedFiles> & {
    replica?: ReadReplica
    /** Closes the circuit breaker of the pool. */
    restored?: () => void
  }

const held = processSingleton<{ database?: Promise<Database> | undefined }>('database', () => ({}))

/**
 * node-postgres treats these modes as verify-full and logs a long warning; naming verify-full
 * avoids it.
 */
const verified = (url: string) =>
  url.includes('uselibpqcompat=')
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: verified(url),
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: HUNG_MS,
    ...SERVER_DEADLINES,
    onConnect: async (client) => {
      limitClient(client as pg.PoolClient)
      await client.query(LIMIT_TRANSACTIONS)
    },
    application_name: 'stackbook',
  })
  return { pool, restored: guardPool(pool), close: () => pool.end() }
}

async function open(): Promise<Database> {
  const database: Database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbedded(env.DATA_DIR).catch(rethrowFolderError)
  try {
    await requireUnicode(database.pool)
    const applied = await migrate(database.pool)
    if (applied.length > 0) log.info({ applied }, 'database migrated')
    return await withReplica(database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function withReplica(database: Database): Promise<Database> {
  if (!env.DATABASE_URL || !env.DATABASE_READ_URL) return database
  const replica = await openReplica({
    primary: database.pool,
    primaryRestored: database.restored,
    primaryUrl: verified(env.DATABASE_URL),
    replicaUrl: verified(env.DATABASE_READ_URL),
    connections: env.DATABASE_POOL,
  })
  return {
    ...database,
    replica,
    close: async () => {
      await replica.close()
      await database.close()
    },
  }
}

function database(): Promise<Database> {
  return (held.database ??= open().catch((error: unknown) => {
    held.database = undefined
    throw error
  }))
}

export async function sharedPool(): Promise<pg.Pool> {
  return (await database()).pool
}

/**
 * The pool for public reads, which may go to the replica. Writes and reads of one user's data use
 * `sharedPool`.
 */
export async function readPool(): Promise<ReadPool> {
  const { replica, pool } = await database()
  return replica ?? pool
}

/**
 * Called before a change is acknowledged, so that no instance shows the state before it, also if
 * the primary stops.
 */
export async function confirmStored(): Promise<void> {
  await (await held.database)?.replica?.confirm()
}

/** Reads of public data by the server that answered; undefined without a replica. */
export const replicaReads = async (): Promise<ReadReplica['reads'] | undefined> => (await database()).replica?.reads

/** For the embedded database only. */
export const reopenEmbedded: EmbeddedFiles['reopen'] = async (prepare) => {
  const { reopen } = await database()
  if (!reopen) throw new Error('there is no embedded database to open again')
  await reopen(prepare)
}

export async function closeDatabase(): Promise<void> {
  const opened = held.database
  held.database = undefined
  await (await opened)?.close()
}
