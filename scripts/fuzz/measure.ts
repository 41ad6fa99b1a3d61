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

/** The longest time for which `work` keeps its thread from everything else. */
async function longestBlock(work: () => unknown): Promise<number> {
  let running: unknown
  let longest = workTime(() => (running = work()))
  if (!(running instanceof Promise)) return longest
  let isDone = false
  const settled = running.finally(() => (isDone = true))
  while (!isDone) {
    const began = performance.now()
    await new Promise(setImmediate)
    longest = Math.max(longest, performance.now() - began)
  }
  await settled
  return longest
}

/**
 * An eighth of the length is tried first: where that is too slow already, a quadratic target would
 * take minutes for the whole length.
 */
const SMALLER = 8
const TRIES = 3

/**
 * The time for which the target blocks its thread. Above the limit the fastest of three runs, so
 * that noise is no failure.
 */
export async function slowness({ run, length, limitMs }: Target, input: HostileInput): Promise<number> {
  const smaller = hostileText(input, Math.floor(length / SMALLER))
  const atFirst = await shortestBlock(() => run(smaller), limitMs)
  if (atFirst > limitMs) return atFirst
  const text = hostileText(input, length)
  return shortestBlock(() => run(text), limitMs)
}

async function shortestBlock(work: () => unknown, limitMs: number): Promise<number> {
  let least = Infinity
  for (let attempt = 0; attempt < TRIES && least > limitMs; attempt++) least = Math.min(least, await longestBlock(work))
  return least
}
