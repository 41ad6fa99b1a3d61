/** What every hostile page tries: report that it ran, or send a request. */
export const RUN = "console.log('RAN')"
export const LEAK = 'http://leak.test/x'

export interface Family {
  readonly name: string
  readonly pages: readonly string[]
}
