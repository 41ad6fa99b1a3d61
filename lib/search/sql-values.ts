/** Collects the values of a query that is built from parts, and returns their placeholders. */
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
