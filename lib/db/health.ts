import 'server-only'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import { sharedPool } from './pool'
import { inBackground } from './work'

const TIMEOUT_MS = 3_000

let asked: Promise<boolean> | undefined

/**
 * Concurrent checks share one query. It uses the background bulkhead, which hanging reads and
 * writes leave free.
 */
export const isDatabaseAvailable = (): Promise<boolean> =>
  (asked ??= inBackground(ask).finally(() => {
    asked = undefined
  }))

async function ask(): Promise<boolean> {
  try {
    await withTimeout(TIMEOUT_MS, async () => (await sharedPool()).query('SELECT 1'))
    return true
  } catch (error) {
    log.error({ err: error }, 'health: the database does not answer')
    return false
  }
}
