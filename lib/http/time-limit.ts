import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'

type Work<T> = (signal: AbortSignal) => Promise<T>
/** Calls `late` after `ms`. Returns a function that cancels it. */
type Timer = (ms: number, late: () => void) => () => void

/**
 * Runs `work` until `ms` have passed or `leaving` aborts, and settles then even if `work` ignores
 * its signal. Then the signal is aborted, which closes open connections, and the listener on
 * `leaving` is removed, because many requests may share it. Not `AbortSignal.any`: Node 20
 * references its sources weakly and may collect the time limit.
 */
async function limited<T>(ms: number, leaving: AbortSignal, work: Work<T>, timer: Timer): Promise<T> {
  leaving.throwIfAborted()
  const ended = new AbortController()
  const release: (() => void)[] = []
  const interrupted = new Promise<never>((_resolve, reject) => {
    const interrupt = (reason: unknown) => {
      reject(reason as Error)
      ended.abort(reason)
    }
    const leave = () => interrupt(leaving.reason)
    leaving.addEventListener('abort', leave, { once: true })
    release.push(
      () => leaving.removeEventListener('abort', leave),
      timer(ms, () => interrupt(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'))),
    )
  })
  try {
    return await Promise.race([interrupted, work(ended.signal)])
  } finally {
    for (const stop of release) stop()
    ended.abort()
  }
}

const clock: Timer = (ms, late) => {
  const timer = setTimeout(late, ms)
  return () => clearTimeout(timer)
}

/**
 * Stalls of this process do not count, so that data that arrived during one is read before the
 * limit ends.
 */
export const withTimeLimit = <T>(ms: number, leaving: AbortSignal, work: Work<T>) =>
  limited(ms, leaving, work, stallTolerantTimeout)

/** By the clock, stalls included. */
export const withDeadline = <T>(ms: number, leaving: AbortSignal, work: Work<T>) => limited(ms, leaving, work, clock)

export const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
