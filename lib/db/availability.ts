import { outageOf, StatementUnanswered } from './outage'

/** So long nobody asks a database that was found to be away. */
const PAUSE_MS = 1_000
/** So many statements in a row without an answer say that the database is away. One may only have waited for a lock. */
const UNANSWERED = 3

/** Judges whether the database is there: by its connections, and by several statements, never by one that is slow. */
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
    if (error instanceof StatementUnanswered) this.#unanswered += 1
    // The words of the server are an answer.
    else if (error instanceof Error && 'severity' in error) this.answered()
    const isAway =
      outageOf(error) === 'unreached' || (error instanceof StatementUnanswered && this.#unanswered >= UNANSWERED)
    if (isAway) this.#awayUntil = performance.now() + PAUSE_MS
    return isAway
  }
}
