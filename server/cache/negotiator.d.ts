/** The published types are of an older version without `preferred`. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders })
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
