import { stallTolerantTimeout } from '@/lib/stall-tolerant-timeout'

type Work<T> = (signal: AbortSignal) => Promise<T>
/** Calls `late` after `ms`; what it returns stops it. */
type Timer = (ms: number, late: () => void) => () => void

/**
 * Runs `work` until `ms` have passed or `leaving` aborts, and settles then even if `work` ignores its signal. Afterwards
 * the signal is aborted, which closes connections that are still open, and nothing listens to `leaving`: a signal that many
 * requests share would collect a listener for each. Not `AbortSignal.any`: Node 20 holds its sources weakly, and collects
 * a time limit that nobody else holds.
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

/** Time during which this process was held up does not count: what arrived meanwhile is read before the limit ends. */
export const withTimeLimit = <T>(ms: number, leaving: AbortSignal, work: Work<T>) =>
  limited(ms, leaving, work, stallTolerantTimeout)

/** Every millisecond counts. */
export const withDeadline = <T>(ms: number, leaving: AbortSignal, work: Work<T>) => limited(ms, leaving, work, clock)

export const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
