import pg from 'pg'
import { blameFolder } from '@/lib/data-folder'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { processSingleton } from '@/lib/process-singleton'
import { HUNG_MS, LIMIT_TRANSACTIONS, SERVER_DEADLINES } from './deadlines'
import { openEmbedded, type EmbeddedFiles } from './embedded'
import { guardPool } from './guard'
import { limitClient } from './limited-client'
import { migrate } from './migrate'
import { requireUnicode } from './requirements'

/** The only pool. Opened and migrated at first use, not at import, so that a build does not need a database. */
type Database = Pick<EmbeddedFiles, 'pool' | 'close'> & Partial<EmbeddedFiles>

const held = processSingleton<{ database?: Promise<Database> | undefined }>('database', () => ({}))

/** node-postgres treats these modes as verify-full and prints a long warning; naming it avoids the warning. */
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
  guardPool(pool)
  return { pool, close: () => pool.end() }
}

async function open(): Promise<Database> {
  const database: Database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbedded(env.DATA_DIR).catch(blameFolder)
  try {
    await requireUnicode(database.pool)
    const applied = await migrate(database.pool)
    if (applied.length > 0) log.info({ applied }, 'database migrated')
  } catch (error) {
    await database.close()
    throw error
  }
  return database
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
