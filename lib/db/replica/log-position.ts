import pg from 'pg'
import { errorCode } from '@/lib/error-code'
import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'
import { CONNECT_MS } from '../deadlines'
import { destroyConnection } from '../limited-client'
import { StatementUnanswered } from '../outage'
import { SILENT_MS } from './replica-deadlines'

/**
 * How far a server's write-ahead log is.
 * - `stopped`: nothing listens at its address, so it acknowledges no change.
 * - `unknown`: no answer, or an unexpected one. The server may still be running for others.
 */
export type LogAnswer =
  | { readonly state: 'known'; readonly position: bigint }
  | { readonly state: 'stopped' | 'unknown'; readonly error: unknown }

/** `16/B374D848`: both halves are hexadecimal. */
export function parsePosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const PRIMARY_POSITION = 'SELECT pg_current_wal_flush_lsn()::text AS position'
/** No row on a server that is not a standby: its position says nothing about the primary. */
export const REPLICA_POSITION = 'SELECT pg_last_wal_replay_lsn()::text AS position WHERE pg_is_in_recovery()'

/**
 * Rejects if there is no answer in time, and closes the connection, which may be silent for ever.
 */
export function answeredWithin<T>(ms: number, client: pg.Client | pg.PoolClient, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = stallTolerantTimeout(ms, () => {
      reject(new StatementUnanswered())
      destroyConnection(client)
    })
    answer.finally(stop).then(resolve, reject)
  })
}

/**
 * Asks on a separate connection, so that neither a busy pool nor a slow statement delays the
 * answer.
 */
export class LogPosition {
  #client: Promise<pg.Client> | undefined
  #running: Promise<LogAnswer> | undefined
  #next: Promise<LogAnswer> | undefined
  /**
   * Since the last answer: how the connection ended, and whether a new one was refused by the
   * operating system.
   */
  #ending: unknown
  #wasRefused = false
  #last: { position: bigint; at: number } | undefined

  constructor(
    readonly settings: pg.ClientConfig,
    readonly statement: string,
  ) {}

  /** The last position that was read, and when it was requested. */
  get last(): { readonly position: bigint; readonly at: number } | undefined {
    return this.#last
  }

  /**
   * Waits at most `ms`. Concurrent calls share one query, but never one that began before the call.
   */
  current(ms: number): Promise<LogAnswer> {
    return new Promise((resolve) => {
      const stop = stallTolerantTimeout(ms, () => resolve({ state: 'unknown', error: new StatementUnanswered() }))
      void this.#current().then((answer) => {
        stop()
        resolve(answer)
      })
    })
  }

  #current(): Promise<LogAnswer> {
    if (!this.#running) return this.#start()
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      return this.#start()
    })
    return this.#next
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    await client?.end()
  }

  #start(): Promise<LogAnswer> {
    const asked = this.#ask().finally(() => {
      this.#running = undefined
    })
    this.#running = asked
    return asked
  }

  async #ask(): Promise<LogAnswer> {
    const hadConnection = this.#client !== undefined
    try {
      return await this.#read()
    } catch (error) {
      // An open connection only reports that it was lost; a new one shows whether anything listens.
      if (!hadConnection || error instanceof StatementUnanswered) return this.#failed(error)
      this.#noteEnding(error)
    }
    try {
      return await this.#read()
    } catch (error) {
      return this.#failed(error)
    }
  }

  async #read(): Promise<LogAnswer> {
    try {
      const client = await (this.#client ??= this.#connect())
      const at = performance.now()
      const { rows } = await answeredWithin(
        SILENT_MS,
        client,
        client.query<{ position: string | null }>(this.statement),
      )
      this.#wasRefused = false
      this.#ending = undefined
      const text = rows[0]?.position
      if (!text) return { state: 'unknown', error: new Error('the server is no standby, or has replayed nothing yet') }
      const position = parsePosition(text)
      this.#last = { position, at }
      return { state: 'known', position }
    } catch (error) {
      this.#client = undefined
      throw error
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.settings, application_name: 'stackbook position' })
    // Without a listener, a connection closed by the server would end the process.
    client.on('error', (error) => this.#noteEnding(error))
    await answeredWithin(CONNECT_MS, client, client.connect())
    return client
  }

  #noteEnding(error: unknown): void {
    if (SERVER_ENDED.has(errorCode(error))) this.#ending = error
  }

  /**
   * A server that refuses connections (57P03) starts or shuts down. While it shuts down it may
   * still commit for open connections, unless it has ended those, as it ended ours.
   */
  #failed(error: unknown): LogAnswer {
    const code = errorCode(error)
    const isRefused = NOT_LISTENING.has(code)
    if (isRefused) this.#wasRefused = true
    const isEnded = code === CANNOT_CONNECT_NOW && (this.#wasRefused || this.#ending !== undefined)
    return { state: isRefused || isEnded ? 'stopped' : 'unknown', error }
  }
}

const NOT_LISTENING: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOENT'])
const CANNOT_CONNECT_NOW = '57P03'
/** The server has ended connections because it shuts down or has crashed. */
const SERVER_ENDED: ReadonlySet<unknown> = new Set(['57P01', '57P02'])
