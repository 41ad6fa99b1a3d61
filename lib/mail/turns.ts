/** So many may do their work at once; whoever comes later waits for a turn, and whoever comes when too many wait gets none. */
export class Turns {
  #held = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    readonly atOnce: number,
    readonly mostWaiting: number,
  ) {}

  get isFull(): boolean {
    return this.#waiting.length >= this.mostWaiting
  }

  async take(work: () => Promise<void>): Promise<void> {
    if (this.#held < this.atOnce) this.#held += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#held -= 1
    }
  }
}
