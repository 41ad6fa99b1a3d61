import { setImmediate as everybodyElse } from 'node:timers/promises'
import { AppError } from '@/lib/errors'

/** By then most visitors have given up, and whoever comes behind them would wait longer still. */
const PATIENCE_MS = 15_000

const crowded = () =>
  new AppError('unavailable', 'More is asked for right now than can be made. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })

let last: Promise<unknown> = Promise.resolve()

/**
 * The engine works in the thread that serves everybody. One question after the other, and between two of them everybody
 * else is heard: a crowd would otherwise hold the thread until the last of it is served, and connections on which a
 * request has come meanwhile would be taken for idle and closed.
 */
export function inTurn<T>(signal: AbortSignal, work: () => T | Promise<T>): Promise<T> {
  const asked = performance.now()
  const answered = last.then(async () => {
    await everybodyElse()
    signal.throwIfAborted()
    if (performance.now() - asked > PATIENCE_MS) throw crowded()
    return work()
  })
  // Whoever asked hears of a failure; who comes next only waits for its end.
  last = answered.catch(() => undefined)
  return answered
}
