import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/log'

const GRACE_MS = 10_000
/** A connection that was kept alive becomes idle when its answer is out; nobody waits for its next request. */
const IDLE_CHECK_MS = 100

interface ShutdownSteps {
  /** Done when nothing goes on behind an answer any more, such as a letter on its way. */
  finish: () => Promise<void>
  close: () => Promise<void>
}

/** On SIGTERM and SIGINT: takes no new requests, gives ten seconds to what is running, then closes the rest. */
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
    // Said when nobody new is let in any more: whoever reads it and then connects is refused, not cut off.
    log.info({ signal }, 'stopping')
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
}
