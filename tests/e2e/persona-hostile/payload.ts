/**
 * The payload of every hostile page: it reports that it ran, or sends a request to another origin.
 */
export const RUN = "console.log('RAN')"
export const LEAK = 'http://leak.test/x'

export interface Family {
  readonly name: string
  readonly pages: readonly string[]
}
