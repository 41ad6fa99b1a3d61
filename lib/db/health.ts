import 'server-only'
import { log } from '@/lib/log'
import { sharedPool } from './pool'

const PATIENCE_MS = 3_000

export async function databaseAnswers(): Promise<boolean> {
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
