import { ConnectionLate, outageOf, StatementUnanswered } from './outage'

/** How long an unavailable database is not queried. */
const PAUSE_MS = 1_000
/**
 * The number of consecutive unanswered statements or connections that counts as an outage. A single
 * one may be slow.
 */
const UNANSWERED = 3

/**
 * Circuit breaker: opens on refused connections and on several unanswered statements, never on a
 * single slow one.
 */
export class Availability {
  // A monotonic clock: changing the time must not extend the pause.
  #unavailableUntil = 0
  #unanswered = 0

  get isUnavailable(): boolean {
    return performance.now() < this.#unavailableUntil
  }

  answered(): void {
    this.#unanswered = 0
  }

  /** For a database that is known to run again, so that it is queried before the pause ends. */
  restored(): void {
    this.#unavailableUntil = 0
  }

  /** Whether this error means that the database is unavailable. */
  failed(error: unknown): boolean {
    // An error message of the server is an answer.
    if (error instanceof Error && 'severity' in error) this.answered()
    const isLate = error instanceof StatementUnanswered || error instanceof ConnectionLate
    if (isLate) this.#unanswered += 1
    const isUnavailable = isLate ? this.#unanswered >= UNANSWERED : outageOf(error) === 'unreached'
    if (isUnavailable) this.#unavailableUntil = performance.now() + PAUSE_MS
    return isUnavailable
  }
}
