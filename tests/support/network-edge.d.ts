/** Types of two packages that have none, as far as the tests use them. */

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
