/**
 * Thrown instead of querying a database that is known to be unavailable, so that requests do not
 * wait again.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the database is unavailable', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** Thrown when a statement got no answer before its deadline. */
export class StatementUnanswered extends Error {
  constructor() {
    super('the statement was not answered in time')
    this.name = 'StatementUnanswered'
  }
}

/** Thrown when connecting took too long. */
export class ConnectionLate extends Error {
  constructor() {
    super('the connection did not come about in time')
    this.name = 'ConnectionLate'
  }
}

/**
 * How a statement failed.
 * - `unreached`: no connection, so it was not executed.
 * - `lost`: the connection or the answer was lost; it may have been executed.
 * - `unable`: the database refused it, or was not asked; it was not executed.
 */
type Outage = 'unreached' | 'lost' | 'unable'

/**
 * All codes of outages: PostgreSQL's (SQLSTATE), Prisma's (P…), Node's (E…), and names of our
 * errors.
 */
const OUTAGES: readonly (readonly [Outage, RegExp])[] = [
  ['unreached', /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/],
  // The server starts up or shuts down, or the client could not connect.
  ['unreached', /^(?:57P03|08001|08004|P1001|P1002|ConnectionLate)$/],
  ['lost', /^(?:ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|StatementUnanswered)$/],
  // The operator or a crash ended the connection; any other fault of it.
  ['lost', /^(?:57P01|57P02|57P04|57P05|08\w{3}|P1008|P1017)$/],
  // Too many connections, no memory, no space; refused by password, name or encryption.
  ['unable', /^(?:53\w{3}|28\w{3}|3D000|P1000|P1003|P1010|P1011|P2037|DatabaseUnavailable)$/],
  // Deadlines of statements, locks and transactions; read-only mode; deadlocks and serialization
  // failures; disk failures.
  ['unable', /^(?:57014|55000|55P03|25P03|25P04|25006|40001|40P01|58000|58030|P2024|P2028|P2034)$/],
]

/** Messages of node-postgres and its pool that have no code. */
const SENTENCES: readonly (readonly [Outage, RegExp])[] = [
  ['unable', /^Connection terminated due to connection timeout|^timeout exceeded when trying to connect/],
  ['unable', /does not support SSL connections|establishing an SSL|^Too many database connections/],
  ['lost', /^Connection terminated|^Client has encountered a connection error/],
]

/** The error itself and its causes, as Prisma and node-postgres nest them. */
function* errorChain(error: unknown, depth = 0): Generator<Record<string, unknown>> {
  if (depth > 5 || error === null || typeof error !== 'object') return
  const known = error as Record<string, unknown>
  yield known
  for (const inner of [known.cause, known.meta, known.driverAdapterError, ...toList(known.errors)])
    yield* errorChain(inner, depth + 1)
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const find = (table: readonly (readonly [Outage, RegExp])[], text: unknown) =>
  typeof text === 'string' ? table.find(([, pattern]) => pattern.test(text))?.[0] : undefined

/** The kind of outage behind an error; undefined if it is none. */
export function outageOf(error: unknown): Outage | undefined {
  for (const { code, originalCode, name, message } of errorChain(error)) {
    const outage = find(OUTAGES, originalCode) ?? find(OUTAGES, code) ?? find(OUTAGES, name) ?? find(SENTENCES, message)
    if (outage) return outage
  }
  return undefined
}

export const isOutage = (error: unknown): boolean => outageOf(error) !== undefined
