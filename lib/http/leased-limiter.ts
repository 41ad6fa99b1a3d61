import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * A rate limit for frequent requests, shared by all instances without a query for each: an instance
 * takes small lots of points from the shared count and uses them locally. Together the instances
 * never exceed the limit; the rest of a lot expires with its window.
 */
interface Lot {
  left: number
  until: number
}

type SharedCount = Pick<RateLimiterAbstract, 'consume'>

const MAX_LOTS = 20_000

export class LeasedLimiter {
  readonly #lots = new Map<string, Lot>()
  readonly #asked = new Map<string, Promise<void>>()

  constructor(
    readonly shared: SharedCount,
    /** Divides the limit without a remainder. */
    readonly lotSize: number,
  ) {}

  /** Takes a point, or throws the refusal of the shared count. */
  async consume(key: string): Promise<void> {
    while (!this.#take(key)) await this.#fetchLot(key)
  }

  #take(key: string): boolean {
    const lot = this.#lots.get(key)
    if (!lot || lot.left === 0 || lot.until <= performance.now()) return false
    lot.left--
    return true
  }

  /** Concurrent requests share one fetch. */
  #fetchLot(key: string): Promise<void> {
    const running = this.#asked.get(key)
    if (running) return running
    const asked = this.shared
      .consume(key, this.lotSize)
      .then(({ msBeforeNext }) => this.#keep(key, { left: this.lotSize, until: performance.now() + msBeforeNext }))
      .finally(() => this.#asked.delete(key))
    this.#asked.set(key, asked)
    return asked
  }

  #keep(key: string, lot: Lot): void {
    if (this.#lots.size >= MAX_LOTS) this.#forgetOld()
    this.#lots.set(key, lot)
  }

  #forgetOld(): void {
    const now = performance.now()
    for (const [key, { until }] of this.#lots) if (until <= now) this.#lots.delete(key)
    if (this.#lots.size >= MAX_LOTS) this.#lots.clear()
  }
}
