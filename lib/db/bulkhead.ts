import type { WorkKind } from './work'

/** A bounded number of places. Whoever finds none waits, and may stop waiting. */
export class Bulkhead {
  readonly #waiting = new Set<() => void>()
  #taken = 0

  constructor(readonly places: number) {}

  /** Calls `enter` as soon as a place is free, which may be at once. Returns what stops the wait. */
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

/** Together all connections: what hangs of one kind leaves the others theirs. */
const SHARES: Readonly<Record<WorkKind, number>> = { read: 0.5, write: 0.3, background: 0.2 }

export const bulkheads = (connections: number): Readonly<Record<WorkKind, Bulkhead>> => {
  const of = (kind: WorkKind) => new Bulkhead(Math.max(1, Math.floor(connections * SHARES[kind])))
  return { read: of('read'), write: of('write'), background: of('background') }
}
