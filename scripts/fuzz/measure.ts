import { hostileText, type HostileInput } from './inputs'
import type { Target } from './targets'

/**
 * Milliseconds of work. Other processes make wall time longer, and the compiler and the collector beside us make processor
 * time longer: the shorter of both counts.
 */
export function timeOf(work: () => unknown): number {
  const [started, processor] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(processor)
  return Math.min(performance.now() - started, (user + system) / 1000)
}

/** A text of an eighth of the length that is above the bar already needs no longer one: a quadratic one takes minutes. */
const SMALLER = 8
const TRIES = 3

/** The time that the target takes for the input; above its bar the shortest of three. */
export function slowness({ run, length, bar }: Target, input: HostileInput): number {
  const smaller = hostileText(input, Math.floor(length / SMALLER))
  const atFirst = fewest(() => run(smaller), bar)
  if (atFirst > bar) return atFirst
  const text = hostileText(input, length)
  return fewest(() => run(text), bar)
}

function fewest(work: () => unknown, bar: number): number {
  let least = Infinity
  for (let attempt = 0; attempt < TRIES && least > bar; attempt++) least = Math.min(least, timeOf(work))
  return least
}
