import 'server-only'
import { log } from '@/lib/log'
import { withTimeout } from '@/lib/with-timeout'
import { sharedPool } from './pool'
import { inBackground } from './work'

const PATIENCE_MS = 3_000

let asked: Promise<boolean> | undefined

/** One question at a time: many who ask together get one answer. It has its own place, whatever hangs of reads and writes. */
export const isDatabaseAvailable = (): Promise<boolean> =>
  (asked ??= inBackground(ask).finally(() => {
    asked = undefined
  }))

async function ask(): Promise<boolean> {
  try {
    await withTimeout(PATIENCE_MS, async () => (await sharedPool()).query('SELECT 1'))
    return true
  } catch (error) {
    log.error({ err: error }, 'health: the database does not answer')
    return false
  }
}
