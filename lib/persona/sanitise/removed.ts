/** What the sanitiser took out, for the person who wrote it. */
export interface Removed {
  readonly what: string
  readonly why: string
  /** Line of the source, from 1; absent when the same thing stands nowhere literally. */
  readonly line?: number | undefined
}

export class RemovedList {
  readonly #list: Removed[] = []
  readonly #seen = new Set<string>()

  constructor(readonly source: string) {}

  add(what: string, why: string, snippet: string): void {
    const key = `${what} ${why} ${snippet}`
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#list.push({ what, why, line: this.#lineOf(snippet) })
  }

  #lineOf(snippet: string): number | undefined {
    const at = this.source.toLowerCase().indexOf(snippet.toLowerCase())
    return at === -1 ? undefined : this.source.slice(0, at).split('\n').length
  }

  get all(): readonly Removed[] {
    return this.#list
  }
}
