/** Said instead of asking a database that is known to be away: nobody waits twice for the same silence. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('the database is away', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** The connection is gone or nobody answers on it: the next question would fare no better. */
const SILENCE =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EPIPE|57P0[123]|\b08\d{3}\b|Connection terminated|Query read timeout|P1001|P1002|P1017/
/** It lives, and cannot do this now: too busy, too slow, out of space, only to be read, or others stand in the way. */
const TROUBLE =
  /DatabaseUnavailable|\b53\d{3}\b|\b(?:57014|25006|25P03|40001|40P01|55P03|58030)\b|timeout exceeded|not queryable|P1008|P2024|P2028/

function matches(error: unknown, pattern: RegExp, depth = 0): boolean {
  if (depth > 4 || error === null || typeof error !== 'object') return false
  const { code, message, cause, name } = error as Record<string, unknown>
  return pattern.test(`${String(name)} ${String(code)} ${String(message)}`) || matches(cause, pattern, depth + 1)
}

export const isSilence = (error: unknown) => matches(error, SILENCE)
export const isOutage = (error: unknown) => isSilence(error) || matches(error, TROUBLE)
