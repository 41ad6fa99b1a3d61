/** What every hostile page tries to do: say that it ran, or call somebody. */
export const RUN = "console.log('RAN')"
export const LEAK = 'http://leak.test/x'

export interface Family {
  readonly name: string
  readonly pages: readonly string[]
}
