interface Entry<T> {
  readonly item: T
  readonly visitor: string
  /** When it would be finished if all waiting visitors were served at the same speed. */
  readonly finish: number
}

/**
 * A bounded queue that is fair between visitors (self-clocked fair queueing). An entry's finish
 * time is its cost plus the finish time of the same visitor's previous entry, or of the entry being
 * served. The earliest finish time is next, so a visitor with many or long texts delays only their
 * own, and a short question of another waits for the running one only.
 */
export class FairQueue<T> {
  readonly #entries: Entry<T>[] = []
  readonly #lastFinish = new Map<string, number>()
  /** The finish time of the entry that was served last. */
  #now = 0

  constructor(readonly capacity: number) {}

  get length(): number {
    return this.#entries.length
  }

  /** A full queue evicts and returns the newest item of the visitor with the most items. */
  add(item: T, visitor: string, cost: number): T | undefined {
    const finish = Math.max(this.#now, this.#lastFinish.get(visitor) ?? 0) + cost
    this.#entries.push({ item, visitor, finish })
    this.#lastFinish.set(visitor, finish)
    return this.#entries.length > this.capacity ? this.#takeAt(this.#newestOfLongest()) : undefined
  }

  next(): T | undefined {
    let first = 0
    for (const [at, { finish }] of this.#entries.entries())
      if (finish < (this.#entries[first]?.finish ?? Infinity)) first = at
    this.#now = this.#entries[first]?.finish ?? this.#now
    return this.#takeAt(first)
  }

  /** For a visitor who has disconnected. */
  remove(item: T): void {
    const at = this.#entries.findIndex((entry) => entry.item === item)
    if (at !== -1) this.#takeAt(at)
  }

  #takeAt(at: number): T | undefined {
    const [entry] = this.#entries.splice(at, 1)
    if (!entry) return undefined
    const { visitor } = entry
    const left = this.#entries.findLast((other) => other.visitor === visitor)
    if (left) this.#lastFinish.set(visitor, left.finish)
    else this.#lastFinish.delete(visitor)
    return entry.item
  }

  #newestOfLongest(): number {
    const counts = new Map<string, number>()
    for (const { visitor } of this.#entries) counts.set(visitor, (counts.get(visitor) ?? 0) + 1)
    const most = Math.max(...counts.values())
    return this.#entries.findLastIndex(({ visitor }) => counts.get(visitor) === most)
  }
}
