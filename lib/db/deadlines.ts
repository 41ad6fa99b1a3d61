/**
 * How long a statement may take. A reader is answered within five seconds: connecting and one
 * statement together stay below that. The server gives up before we do, so what was refused is not
 * carried out later.
 */
export const CONNECT_MS = 2_000
export const ANSWER_MS = 2_750
const LOCK_MS = 1_750
const STATEMENT_MS = 2_250
const TRANSACTION_MS = 2_500
/** Prisma's limits of a transaction: getting a connection, and all of it. */
export const TRANSACTION = { maxWait: CONNECT_MS, timeout: ANSWER_MS } as const
/** When the pool drops a connection attempt. Its callers have given up before. */
export const HUNG_MS = 5_000

/** Settings that node-postgres sends when it connects. */
export const SERVER_DEADLINES = {
  lock_timeout: LOCK_MS,
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: TRANSACTION_MS,
} as const

/**
 * PostgreSQL 17 and newer end a transaction as a whole. An older one does not know the setting and
 * must not be asked for it.
 */
const transactionTimeout = (ms: number) =>
  `SELECT set_config(name, '${ms}', false) FROM pg_settings WHERE name = 'transaction_timeout'`

export const LIMIT_TRANSACTIONS = transactionTimeout(TRANSACTION_MS)

const NAMES = Object.keys(SERVER_DEADLINES)
/** For migrations, backups and housekeeping, which may take long. */
export const LIFT_DEADLINES = [...NAMES.map((name) => `SET ${name} = 0`), transactionTimeout(0)].join('; ')
export const SET_DEADLINES = [...NAMES.map((name) => `RESET ${name}`), LIMIT_TRANSACTIONS].join('; ')
