/** What the tests use of two packages that bring no types. */

declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): RequestListener
  }
}

declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'
  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean
      disabledCommands?: string[]
      onData: (stream: Readable, session: unknown, callback: (error?: Error) => void) => void
    })
    listen(port: number, host: string, callback: () => void): Server
    close(callback: () => void): void
  }
}
