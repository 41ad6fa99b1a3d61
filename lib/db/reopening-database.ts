import { chmod, statfs } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DiskFull, makeFolder } from '@/lib/data-folder'
import { log } from '@/lib/log'
import { databaseFolder, copyEmptyDatabase } from './empty-database'
import { DatabaseUnavailable } from './outage'
import { installRestored } from './install-restored'

/** What the adapter to node-postgres needs of an embedded database. */
export type Engine = Pick<PGlite, 'execProtocolStream' | 'waitReady'>

const RETRY_MS = 1_000
/** Recovery writes a new log file of 16 MiB; without space for it, opening fails slowly. */
const ROOM_BYTES = 18 * 1024 * 1024

/**
 * Opening a database calls many functions often and then rarely again. With V8's default of 1.8
 * million it would optimise them in four threads, which took two seconds of processor time at each
 * start.
 */
const CALLS_BEFORE_OPTIMISATION = 18_000_000
/**
 * Zeroed at the start and kept. The files are also in the system's cache, so PostgreSQL's default
 * of 128 MB gains little.
 */
const SHARED_BUFFERS = ['-c', 'shared_buffers=32MB']

export async function openFiles(folder: string): Promise<PGlite> {
  await installRestored(folder)
  await copyEmptyDatabase(folder)
  const database = databaseFolder(folder)
  // The engine creates world-readable files, so its folder is private.
  makeFolder(database)
  await chmod(/*turbopackIgnore: true*/ database, 0o700)
  setFlagsFromString(`--wasm-tiering-budget=${CALLS_BEFORE_OPTIMISATION}`)
  try {
    return await PGlite.create({
      dataDir: database,
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
    })
  } catch (cause) {
    await requireRoom(folder, cause)
    throw new Error(`the database in ${database} cannot be opened; put it aside and restore a backup`, { cause })
  }
}

async function requireRoom(folder: string, cause?: unknown): Promise<void> {
  const { bavail, bsize } = await statfs(/*turbopackIgnore: true*/ folder)
  if (bavail * bsize < ROOM_BYTES) throw new DiskFull(cause)
}

/** After these the engine is dead: another call would block the process in an endless loop. */
const isFatal = (answer: object) => 'severity' in answer && (answer.severity === 'PANIC' || answer.severity === 'FATAL')

const connectionLost = () => ({
  name: 'error' as const,
  severity: 'FATAL',
  code: '57P01',
  length: 0,
  message: 'the embedded database died and is being opened again',
})

/**
 * Reopens an embedded database that died, for example of a full disk. The dead engine is never
 * called again; a new one is opened on the same files as soon as that works, and recovers from its
 * log as after a crash.
 */
export class ReopeningDatabase {
  #db: PGlite
  #engine: Engine
  #timer: NodeJS.Timeout | undefined
  #ended = false
  #said = false

  constructor(
    readonly folder: string,
    db: PGlite,
  ) {
    this.#db = db
    this.#engine = this.#watched(db)
  }

  get engine(): Engine {
    return this.#engine
  }

  isCurrent(engine: Engine): boolean {
    return engine === this.#engine && this.#timer === undefined
  }

  readonly refusal = () => (this.#timer ? new DatabaseUnavailable() : undefined)

  /** Drops the engine without closing it, which would call it. */
  readonly lose = (cause: unknown) => {
    if (this.#timer || this.#ended) return
    log.error({ err: cause }, 'the embedded database died; it is opened again')
    this.#reviveLater()
  }

  /** Closes the database and opens its folder again. The caller holds the only client. */
  async reopen(): Promise<void> {
    if (this.#timer) throw new DatabaseUnavailable()
    await this.#db.close()
    try {
      this.#use(await openFiles(this.folder))
    } catch (error) {
      this.lose(error)
      throw error
    }
  }

  async end(): Promise<void> {
    this.#ended = true
    const lost = this.#timer !== undefined
    clearTimeout(this.#timer)
    if (!lost && !this.#db.closed) await this.#db.close()
  }

  #use(db: PGlite): void {
    this.#db = db
    this.#engine = this.#watched(db)
  }

  #watched(db: PGlite): Engine {
    const engine: Engine = {
      waitReady: db.waitReady,
      execProtocolStream: async (message, options) => {
        if (!this.isCurrent(engine)) return [connectionLost()]
        const answers = await db.execProtocolStream(message, options)
        const fatal = answers.find(isFatal)
        if (fatal) this.lose(fatal)
        return answers
      },
    }
    return engine
  }

  #reviveLater(): void {
    this.#timer = setTimeout(() => void this.#revive(), RETRY_MS)
  }

  async #revive(): Promise<void> {
    try {
      await requireRoom(this.folder)
      const db = await openFiles(this.folder)
      if (this.#ended) return await db.close()
      this.#use(db)
      this.#timer = undefined
      this.#said = false
      log.warn('the embedded database is open again')
    } catch (error) {
      if (!this.#said)
        log.error({ err: error }, 'the embedded database cannot be opened again yet; it is tried every second')
      this.#said = true
      if (!this.#ended) this.#reviveLater()
    }
  }
}
