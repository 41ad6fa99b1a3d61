/** The values of a query that is put together from parts: each is named by its place. */
export class SqlValues {
  readonly #values: unknown[] = []

  add(value: unknown): string {
    this.#values.push(value)
    return `$${this.#values.length}`
  }

  all(): unknown[] {
    return [...this.#values]
  }
}
