import 'server-only'
import { env } from '@/lib/env'
import { withDeadline } from '@/lib/http/time-limit'
import { log } from '@/lib/log'
import { countQuestion } from './budget'
import { isMalformed, modelFailure, reason } from './failure'
import type { Task } from './instructions'

const ATTEMPTS = 2

/** Runs `attempt`, and retries once if the model's answer was malformed, within one deadline. */
export async function retryMalformed<R>(
  task: Task,
  leaving: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<R>,
  mayRetry = () => true,
): Promise<R> {
  try {
    return await withDeadline(env.AI_TIMEOUT_MS, leaving, async (signal) => {
      for (let number = 1; ; number++) {
        await countQuestion()
        signal.throwIfAborted()
        try {
          return await attempt(signal)
        } catch (error) {
          signal.throwIfAborted()
          if (number === ATTEMPTS || !isMalformed(error) || !mayRetry()) throw error
          log.warn({ task, err: reason(error) }, 'the model’s answer was malformed; asking once more')
        }
      }
    })
  } catch (error) {
    leaving.throwIfAborted()
    throw modelFailure(error)
  }
}
