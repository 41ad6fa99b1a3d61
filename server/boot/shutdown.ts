import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/log'

const GRACE_MS = 10_000
/**
 * A kept-alive connection becomes idle when its response was sent; its next request is not awaited.
 */
const IDLE_CHECK_MS = 100

interface ShutdownSteps {
  /** Resolves when work after responses is done, such as sending a mail. */
  finish: () => Promise<void>
  close: () => Promise<void>
}

/**
 * On SIGTERM and SIGINT: stops accepting requests, waits up to ten seconds for running ones, then
 * exits.
 */
export function shutdownOnSignal(server: Server, { finish, close }: ShutdownSteps): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    const grace = pause(GRACE_MS).then(() => server.closeAllConnections())
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearInterval(idle)
      Promise.race([finish(), grace])
        .then(close)
        .then(
          () => process.exit(0),
          (error: unknown) => {
            log.error({ err: error }, 'could not close cleanly')
            process.exit(1)
          },
        )
    })
    // Logged after listening has stopped: a client that connects later is refused, not cut off.
    log.info({ signal }, 'stopping')
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
}
