import { setTimeout as pause } from 'node:timers/promises'
import pg, { type Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg'
import { log } from '@/lib/log'
import { ConnectionLate, isOutage, outageOf, StatementUnanswered } from '../outage'
import type { PreparedStatement } from '../prepared'
import { traceStatement } from '../trace-statement'
import { currentWork, inBackground } from '../work'
import {
  CONFIRM_MS,
  HEARTBEAT_MS,
  KNOWN_MS,
  type Limits,
  REPLICA_ALONE,
  REPLICA_FIRST,
  REPLICA_STATEMENT_MS,
  SILENT_MS,
} from './replica-deadlines'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'
import { CONNECT_MS, HUNG_MS } from '../deadlines'
import { requireSameSystem } from './same-system'
import { answeredWithin, LogPosition, parsePosition, PRIMARY_POSITION, REPLICA_POSITION } from './log-position'

type Statement = string | PreparedStatement

/** A pool for reads: that of the database, or that of a primary with its replica. */
export interface ReadPool {
  query<R extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<QueryResult<R>>
}

export interface ReadReplica extends ReadPool {
  /**
   * Resolves when the replica has replayed what this request has stored, or when every instance
   * knows that the replica lags.
   */
  confirm: () => Promise<void>
  /** Numbers of reads since the start, by the server that answered them. */
  readonly reads: Readonly<Record<'primary' | 'replica', number>>
  close: () => Promise<void>
}

interface Settings {
  readonly primary: Pool
  /**
   * Called when a primary that was stopped answers again. Until its replica has caught up, all
   * reads go to it.
   */
  readonly primaryRestored: (() => void) | undefined
  readonly primaryUrl: string
  readonly replicaUrl: string
  readonly connections: number
}

/** The timeout of a check: connecting and one query. */
const LOOK_MS = CONNECT_MS + SILENT_MS
/** A primary that has ended its connections may take a moment until it refuses new ones. */
const ASKED_AGAIN_MS = 25
/** The interval between checks of the replica while a change waits for it. */
const CONFIRM_STEP_MS = 5

/**
 * Sends a read to the replica only if it has replayed everything that the primary had acknowledged
 * when the read began. So every read shows every acknowledged change, of this instance, of others
 * and of the operator.
 */
class Replica implements ReadReplica {
  readonly reads = { primary: 0, replica: 0 }
  readonly #primaryLog: LogPosition
  readonly #replicaLog: LogPosition
  readonly #pool: Pool
  /** A position only grows, and a connection belongs to one server. */
  readonly #replayed = new WeakMap<PoolClient, bigint>()
  #isUsable = false
  #isClosed = false
  /**
   * The last position of the primary before it stopped; undefined if that was read too long before
   * the stop.
   */
  #atStop: { position: bigint | undefined } | undefined

  constructor(readonly settings: Settings) {
    const { primaryUrl, replicaUrl, connections } = settings
    this.#primaryLog = new LogPosition({ connectionString: primaryUrl }, PRIMARY_POSITION)
    this.#replicaLog = new LogPosition({ connectionString: replicaUrl }, REPLICA_POSITION)
    this.#pool = new pg.Pool({
      connectionString: replicaUrl,
      max: connections,
      connectionTimeoutMillis: HUNG_MS,
      statement_timeout: REPLICA_STATEMENT_MS,
      application_name: 'stackbook reads',
    })
    this.#pool.on('error', (error) => log.debug({ err: error }, 'an idle connection to the replica was lost'))
  }

  async query<R extends QueryResultRow>(statement: Statement, values: unknown[] = []): Promise<QueryResult<R>> {
    const work = currentWork()
    // A write that depends on what it reads needs the primary.
    if (work?.kind !== 'read') return this.#fromPrimary<R>(statement, values)
    const began = performance.now()
    const answer = this.#isUsable ? await this.#fromReplica<R>(statement, values, REPLICA_FIRST) : undefined
    if (answer) return answer
    work.waitedMs += performance.now() - began
    try {
      return await this.#fromPrimary<R>(statement, values)
    } catch (error) {
      // The primary may have stopped meanwhile. A silent one has used up the time.
      const isLate = error instanceof StatementUnanswered || error instanceof ConnectionLate
      const instead =
        isOutage(error) && !isLate ? await this.#fromReplica<R>(statement, values, REPLICA_ALONE) : undefined
      if (!instead) throw error
      return instead
    }
  }

  async #fromPrimary<R extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<QueryResult<R>> {
    const answer = await this.settings.primary.query<R>(statement, values)
    this.reads.primary += 1
    return answer
  }

  /** Undefined if the primary has to answer the read. */
  async #fromReplica<R extends QueryResultRow>(
    statement: Statement,
    values: unknown[],
    limits: Limits,
  ): Promise<QueryResult<R> | undefined> {
    const needed = await this.#neededPosition(limits.position, limits === REPLICA_ALONE)
    if (needed === undefined) return undefined
    try {
      const client = await this.#connect(limits.connect)
      return await this.#onClient(client, async () => {
        if (!(await this.#hasReplayed(client, needed, limits.position))) return undefined
        const asked = traceStatement(statement, () => client.query<R>(statement, values)) as Promise<QueryResult<R>>
        const answer = await answeredWithin(limits.answer, client, asked)
        this.reads.replica += 1
        return answer
      })
    } catch (error) {
      if (!isOutage(error)) throw error
      log.debug({ err: error }, 'the replica did not answer a read; the primary is asked')
      const isBusy = error instanceof ConnectionLate || outageOf(error) === 'unable'
      if (!isBusy) this.#setUsable(false, error)
      return undefined
    }
  }

  /** A connection that is established later is kept for the next read. */
  #connect(ms: number): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false
      const stop = stallTolerantTimeout(ms, () => {
        isLate = true
        reject(new ConnectionLate())
      })
      this.#pool.connect().then((client) => {
        stop()
        if (isLate) client.release()
        else resolve(client)
      }, reject)
    })
  }

  async #onClient<T>(client: PoolClient, run: () => Promise<T>): Promise<T> {
    try {
      const result = await run()
      client.release()
      return result
    } catch (error) {
      const isRefusal = error instanceof Error && 'severity' in error && error.severity === 'ERROR'
      client.release(!isRefusal)
      throw error
    }
  }

  async #hasReplayed(client: PoolClient, needed: bigint, ms: number): Promise<boolean> {
    if ((this.#replayed.get(client) ?? 0n) >= needed) return true
    const asked = client.query<{ position: string | null }>(REPLICA_POSITION)
    const { rows } = await answeredWithin(ms, client, asked)
    const text = rows[0]?.position
    if (!text) return false
    const position = parsePosition(text)
    this.#replayed.set(client, position)
    return position >= needed
  }

  /**
   * The position that the replica must have replayed. While the primary is stopped nothing new is
   * acknowledged, so its last position is enough if it was read shortly before.
   */
  async #neededPosition(ms: number, isAskedAgain = false): Promise<bigint | undefined> {
    const end = performance.now() + ms
    const before = this.#primaryLog.last
    let answer = await this.#primaryLog.current(ms)
    while (isAskedAgain && answer.state === 'unknown' && performance.now() < end) {
      await pause(ASKED_AGAIN_MS)
      answer = await this.#primaryLog.current(Math.max(0, end - performance.now()))
    }
    if (answer.state === 'known') {
      if (this.#atStop) this.settings.primaryRestored?.()
      this.#atStop = undefined
      return answer.position
    }
    if (answer.state === 'unknown') return undefined
    if (!this.#atStop) {
      const isRecent = before !== undefined && performance.now() - before.at <= KNOWN_MS
      this.#atStop = { position: isRecent ? before.position : undefined }
      log.warn(
        { err: answer.error },
        isRecent
          ? 'the primary is stopped; reads go on at the replica where it has everything'
          : 'the primary is stopped, and its last position is not known well enough to read from the replica',
      )
    }
    return this.#atStop.position
  }

  async confirm(): Promise<void> {
    const end = performance.now() + CONFIRM_MS
    const stored = await this.#primaryLog.current(CONFIRM_MS)
    if (stored.state === 'known' && (await this.#reaches(stored.position, end))) return
    await pause(Math.max(0, end - performance.now()))
    // Other instances may now read from a replica that never got the change, so it is not
    // acknowledged.
    const { state } = await this.#primaryLog.current(REPLICA_ALONE.position)
    if (state === 'stopped') throw new StatementUnanswered()
  }

  /** Whether the replica replays this position in time. */
  async #reaches(position: bigint, end: number): Promise<boolean> {
    for (;;) {
      const replica = await this.#replicaLog.current(Math.max(0, end - performance.now()))
      if (replica.state === 'known' && replica.position >= position) return true
      if (performance.now() >= end) return false
      await pause(CONFIRM_STEP_MS)
    }
  }

  /** Ends with `close`. Errors become states, so it never rejects. */
  async watch(): Promise<void> {
    while (!this.#isClosed) {
      await this.look()
      await pause(HEARTBEAT_MS, undefined, { ref: false })
    }
  }

  async look(): Promise<void> {
    const [replica] = await Promise.all([this.#replicaLog.current(LOOK_MS), this.#neededPosition(LOOK_MS)])
    this.#setUsable(replica.state === 'known', replica.state === 'known' ? undefined : replica.error)
  }

  #setUsable(isUsable: boolean, error: unknown): void {
    if (isUsable === this.#isUsable || this.#isClosed) return
    this.#isUsable = isUsable
    if (isUsable) log.info('reads go to the replica')
    else log.warn({ err: error }, 'the replica cannot be read; reads go to the primary')
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([this.#pool.end(), this.#primaryLog.close(), this.#replicaLog.close()])
  }
}

/**
 * The start does not fail without the replica, which is checked all the time. It fails with a
 * replica of another database.
 */
export async function openReplica(settings: Settings): Promise<ReadReplica> {
  await requireSameSystem(settings.primary, settings.replicaUrl)
  const replica = new Replica(settings)
  await inBackground(() => replica.look())
  void inBackground(() => replica.watch())
  return replica
}
