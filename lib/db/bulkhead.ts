import type { WorkKind } from './work'

/** A counting semaphore whose callers can stop waiting. */
export class Bulkhead {
  readonly #waiting = new Set<() => void>()
  #taken = 0

  constructor(readonly places: number) {}

  /**
   * Calls `enter` when a place is free, possibly at once. Returns a function that cancels the wait.
   */
  enter(enter: () => void): () => void {
    if (this.#taken < this.places) {
      this.#taken += 1
      enter()
      return () => undefined
    }
    this.#waiting.add(enter)
    return () => void this.#waiting.delete(enter)
  }

  leave(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#taken -= 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}

/**
 * The share of connections of each kind of work, so that a hanging kind does not block the others.
 * Messages are feedback, reports and subscriptions: nothing else needs their tables.
 */
const SHARES: Readonly<Record<WorkKind, number>> = { read: 0.4, write: 0.3, message: 0.1, background: 0.2 }

export const bulkheads = (connections: number): Readonly<Record<WorkKind, Bulkhead>> => {
  const of = (kind: WorkKind) => new Bulkhead(Math.max(1, Math.floor(connections * SHARES[kind])))
  return { read: of('read'), write: of('write'), message: of('message'), background: of('background') }
}
