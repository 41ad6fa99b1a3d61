import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg, { type PoolClient } from 'pg'
import { makeFolder } from '@/lib/data-folder'
import { HUNG_MS } from './deadlines'
import { lockFolder } from './folder-lock'
import { guardPool } from './guard'
import { ReopeningDatabase, openFiles, type Engine } from './reopening-database'

export interface EmbeddedDatabase {
  pool: pg.Pool
  close: () => Promise<void>
}

export interface EmbeddedFiles extends EmbeddedDatabase {
  /** Runs `prepare` and reopens the files while no other query runs. */
  reopen: (prepare: (client: PoolClient) => Promise<void>) => Promise<void>
}

/** PostgreSQL compiled to WebAssembly, in this process, with its files under `dataDir`. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedFiles> {
  makeFolder(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    const living = new ReopeningDatabase(dataDir, await openFiles(dataDir))
    const pool = embeddedPool(
      () => living.engine,
      (engine) => living.isCurrent(engine),
    )
    guardPool(pool, { refusal: living.refusal, onUnavailable: living.lose })
    return {
      pool,
      reopen: async (prepare) => {
        const only = await pool.connect()
        try {
          await prepare(only)
        } catch (error) {
          only.release()
          throw error
        }
        // A client belongs to the database that it was made for.
        await living.reopen().finally(() => only.release(true))
      },
      close: async () => {
        await pool.end()
        await living.end()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The same database in memory, for tests. */
export async function openInMemory(): Promise<EmbeddedDatabase> {
  const db = await PGlite.create({ dataDir: 'memory://', extensions: { pg_trgm } })
  const pool = embeddedPool(
    () => db,
    () => true,
  )
  return {
    pool,
    close: async () => {
      await pool.end()
      if (!db.closed) await db.close()
    },
  }
}

function embeddedPool(current: () => Engine, isCurrent: (engine: Engine) => boolean): pg.Pool {
  // One fresh bridge connection per client: the pool replaces a client after an error, and a
  // connection object that is shared between clients loses its listeners then, which would hang the
  // pool.
  class EmbeddedClient extends pg.Client {
    constructor() {
      const engine = current()
      const config = createPgConfig(engine as PGlite)
      const { connection } = config
      const parse = connection.parse.bind(connection)
      // Prisma's adapter passes `types` as a parser object, where the bridge expects a list of type
      // ids.
      connection.parse = (query: { types?: unknown }) =>
        parse((Array.isArray(query.types) ? query : { ...query, types: undefined }) as never)
      super(config as unknown as pg.ClientConfig)
      const end = this.end.bind(this)
      // A dead engine never confirms the end, for which the pool would wait.
      this.end = ((done?: () => void) => {
        if (isCurrent(engine)) return done ? end(done) : end()
        done?.()
        return Promise.resolve()
      }) as typeof this.end
    }
  }
  // The embedded database is one session: a single client, never closed for being idle.
  return new pg.Pool({
    Client: EmbeddedClient as unknown as typeof pg.Client,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: HUNG_MS,
    // The session of a client that was replaced goes on, with its prepared statements.
    onConnect: async (client) => {
      await client.query('DEALLOCATE ALL')
    },
  } as pg.PoolConfig)
}
