/** What the sanitiser took out, for the person who wrote it. */
export interface Removed {
  readonly what: string
  readonly why: string
  /** Line of the source, from 1; absent when the same thing stands nowhere literally. */
  readonly line?: number | undefined
}

/** More lines than this nobody reads. */
const MAX_LINES = 100
const MAX_SHOWN = 80

export class RemovedList {
  readonly #list: Removed[] = []
  readonly #seen = new Set<string>()
  readonly #source: string

  constructor(source: string) {
    this.#source = source.toLowerCase()
  }

  /** `snippet` is how the thing begins in the source; the same one again is looked for further down. */
  add(what: string, why: string, snippet: string): void {
    const key = `${what}\n${why}`
    if (this.#list.length >= MAX_LINES || this.#seen.has(key)) return
    this.#seen.add(key)
    this.#list.push({
      what: what.length > MAX_SHOWN ? `${what.slice(0, MAX_SHOWN - 1)}…` : what,
      why,
      line: this.#lineOf(snippet),
    })
  }

  #lineOf(snippet: string): number | undefined {
    const at = snippet === '' ? -1 : this.#source.indexOf(snippet.toLowerCase())
    return at === -1 ? undefined : this.#source.slice(0, at).split('\n').length
  }

  get all(): readonly Removed[] {
    return this.#list
  }
}
