import { chargePoints, reservePoints, returnPoint } from './rate-limit'
import type { RateRule } from './rate-rules'

/**
 * Points are taken before the work starts, so that concurrent requests cannot all use the same
 * points.
 */
const RESERVED_MS = 1_000

/**
 * Runs `work` on points that are milliseconds of processor time. Throws 429 if the key has none
 * left. The time is counted also if the work fails.
 */
export async function limitProcessorTime<T>(rule: RateRule, key: string, work: () => Promise<T>): Promise<T> {
  await reservePoints(rule, key, RESERVED_MS)
  const used = processorTime()
  try {
    return await work()
  } finally {
    const rest = RESERVED_MS - used()
    if (rest > 0) await returnPoint(rule, key, rest)
    else if (rest < 0) await chargePoints(rule, key, -rest)
  }
}

/**
 * An upper bound of this thread's processor time. Node 20 measures all threads together, and the
 * clock includes time of other processes, so the smaller one is taken.
 */
function processorTime(): () => number {
  const began = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return Math.ceil(Math.min(performance.now() - began, (user + system) / 1000))
  }
}
