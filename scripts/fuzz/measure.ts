import { hostileText, type HostileInput } from './inputs'
import type { Target } from './targets'

/**
 * Milliseconds of work: the smaller of wall time, which other processes make longer, and processor
 * time, to which compiler and garbage collector threads add.
 */
export function workTime(work: () => unknown): number {
  const [started, processor] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(processor)
  return Math.min(performance.now() - started, (user + system) / 1000)
}

/**
 * An eighth of the length is tried first: where that is too slow already, a quadratic target would
 * take minutes for the whole length.
 */
const SMALLER = 8
const TRIES = 3

/**
 * The time that the target takes for the input. Above the limit the fastest of three runs, so that
 * noise is no failure.
 */
export function slowness({ run, length, limitMs }: Target, input: HostileInput): number {
  const smaller = hostileText(input, Math.floor(length / SMALLER))
  const atFirst = shortestTime(() => run(smaller), limitMs)
  if (atFirst > limitMs) return atFirst
  const text = hostileText(input, length)
  return shortestTime(() => run(text), limitMs)
}

function shortestTime(work: () => unknown, limitMs: number): number {
  let least = Infinity
  for (let attempt = 0; attempt < TRIES && least > limitMs; attempt++) least = Math.min(least, workTime(work))
  return least
}
