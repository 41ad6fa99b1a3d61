import 'server-only'
import { log } from '@/lib/log'
import { within } from '@/lib/within'
import { sharedPool } from './pool'

const PATIENCE_MS = 3_000

let asked: Promise<boolean> | undefined

/** One question at a time: many who ask together get one answer. */
export const databaseAnswers = (): Promise<boolean> =>
  (asked ??= ask().finally(() => {
    asked = undefined
  }))

async function ask(): Promise<boolean> {
  try {
    await within(PATIENCE_MS, async () => (await sharedPool()).query('SELECT 1'))
    return true
  } catch (error) {
    log.error({ err: error }, 'health: the database does not answer')
    return false
  }
}
