/** A part that the sanitiser removed, shown to the author of the page. */
export interface Removed {
  readonly what: string
  readonly why: string
  /** Line of the source, from 1; absent when the snippet does not occur literally. */
  readonly line?: number | undefined
}

/** Bounds the list for hostile pages. */
const MAX_LINES = 100
const MAX_SHOWN = 80

export class RemovedList {
  readonly #list: Removed[] = []
  readonly #seen = new Set<string>()
  readonly #source: string

  constructor(source: string) {
    this.#source = source.toLowerCase()
  }

  /**
   * `snippet` is the start of the part in the source; for a repeated snippet the search continues
   * below the last one.
   */
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
