import { ConnectionLate, outageOf, StatementUnanswered } from './outage'

/** So long nobody asks a database that was found to be away. */
const PAUSE_MS = 1_000
/** So many statements or connections in a row without an answer say that the database is away. One may only be slow. */
const UNANSWERED = 3

/** Judges whether the database is there: by connections that are refused, and by several questions, never by a slow one. */
export class Availability {
  // Of a clock that nobody sets: an hour put back must not be an hour's pause.
  #awayUntil = 0
  #unanswered = 0

  get isAway(): boolean {
    return performance.now() < this.#awayUntil
  }

  answered(): void {
    this.#unanswered = 0
  }

  /** Whether this failure says that the database is away. */
  failed(error: unknown): boolean {
    // The words of the server are an answer.
    if (error instanceof Error && 'severity' in error) this.answered()
    const isLate = error instanceof StatementUnanswered || error instanceof ConnectionLate
    if (isLate) this.#unanswered += 1
    const isAway = isLate ? this.#unanswered >= UNANSWERED : outageOf(error) === 'unreached'
    if (isAway) this.#awayUntil = performance.now() + PAUSE_MS
    return isAway
  }
}
