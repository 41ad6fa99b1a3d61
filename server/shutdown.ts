import type { Server } from 'node:http'
import { log } from '@/lib/log'

const GRACE_MS = 10_000
/** A connection that was kept alive becomes idle when its answer is out; nobody waits for its next request. */
const IDLE_CHECK_MS = 100

/** On SIGTERM and SIGINT: takes no new requests, lets running ones finish for ten seconds, then closes the rest. */
export function ownShutdown(server: Server, close: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const forced = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(forced)
      clearInterval(idle)
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not close cleanly')
          process.exit(1)
        },
      )
    })
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
}
