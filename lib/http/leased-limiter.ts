import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * A limit that is asked on every request, shared by all instances without a query each time: an instance takes points
 * from the shared count in small lots and hands them out by itself. Together the instances never give out more than the
 * limit; what is left of a lot when its window ends is forgotten.
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

  /** Takes a point or throws what the shared count refuses with. */
  async consume(key: string): Promise<void> {
    while (!this.#take(key)) await this.#fetchLot(key)
  }

  #take(key: string): boolean {
    const lot = this.#lots.get(key)
    if (!lot || lot.left === 0 || lot.until <= performance.now()) return false
    lot.left--
    return true
  }

  /** Requests that come at once wait for one lot together. */
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
