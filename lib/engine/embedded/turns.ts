import { setImmediate as everybodyElse, setTimeout as rest } from 'node:timers/promises'
import { crowded } from '@/lib/http/crowded'

/** By then most visitors have given up, and whoever comes behind them would wait longer still. */
const PATIENCE_MS = 15_000

/** After an answer that took long, others get this part of its time: one look at what has come opens no page. */
const REST_PART = 0.25
const LONGEST_REST_MS = 250

let last: Promise<unknown> = Promise.resolve()

/**
 * The engine works in the thread that serves everybody. One question after the other, and between two of them everybody
 * else is heard: a crowd would otherwise hold the thread until the last of it is served, and connections on which a
 * request has come meanwhile would be taken for idle and closed.
 */
export function inTurn<T>(signal: AbortSignal, work: () => T | Promise<T>): Promise<T> {
  const asked = performance.now()
  let began = Infinity
  const answered = last.then(async () => {
    await everybodyElse()
    signal.throwIfAborted()
    if (performance.now() - asked > PATIENCE_MS) throw crowded()
    began = performance.now()
    return work()
  })
  // Whoever asked hears of a failure; who comes next only waits for its end.
  const others = () => {
    const ms = Math.min((performance.now() - began) * REST_PART, LONGEST_REST_MS)
    return ms > 1 ? rest(ms) : undefined
  }
  last = answered.then(others, others)
  return answered
}
