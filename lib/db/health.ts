import 'server-only'
import { log } from '@/lib/log'
import { sharedPool } from './pool'

const PATIENCE_MS = 3_000

let asked: Promise<boolean> | undefined

/** One question at a time: many who ask together get one answer. */
export const databaseAnswers = (): Promise<boolean> =>
  (asked ??= ask().finally(() => {
    asked = undefined
  }))

async function ask(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
  })
  try {
    await Promise.race([sharedPool().then((pool) => pool.query('SELECT 1')), late])
    return true
  } catch (error) {
    log.error({ err: error }, 'health: the database does not answer')
    return false
  } finally {
    clearTimeout(timer)
  }
}
