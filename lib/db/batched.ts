import { setImmediate as nextTurn } from 'node:timers/promises'
import { StatementUnanswered } from './outage'
import { asRequest, currentWork } from './work'

/**
 * A later batch waits at most this long for the earlier one, so that a stalled query delays no
 * other.
 */
const MOST_WAIT_MS = 20
const MOST_KEYS = 100

/**
 * Batches concurrent calls into one query. A query begins only after all its calls were made, so
 * that each call sees what was committed before it.
 */
export function batched<Value>(
  query: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let running: Promise<unknown> = Promise.resolve()
  let next: { keys: Set<string>; answer: Promise<ReadonlyMap<string, Value>> } | undefined

  const start = () => {
    const keys = new Set<string>()
    const before = running
    const answer = settledWithin(MOST_WAIT_MS, before)
      // Requests that have already arrived join.
      .then(() => nextTurn())
      .then(() => {
        if (next?.keys === keys) next = undefined
        // The request whose call began the batch may have used up its time.
        return asRequest('GET', () => query([...keys]))
      })
    running = answer.catch(() => undefined)
    return { keys, answer }
  }
  return async (key) => {
    if (!next || next.keys.size >= MOST_KEYS) next = start()
    next.keys.add(key)
    try {
      return (await next.answer).get(key)
    } catch (error) {
      const work = currentWork()
      if (work && error instanceof StatementUnanswered) work.unanswered = true
      throw error
    }
  }
}

function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
