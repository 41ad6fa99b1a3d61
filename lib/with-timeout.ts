import { stallTolerantTimeout } from './stall-tolerant-timeout'

/** Rejects after `ms`, also if `work` ignores its signal. */
export async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const done = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    const stop = stallTolerantTimeout(ms, () => reject(new Error(`no answer within ${ms} ms`)))
    done.signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(done.signal), late])
  } finally {
    done.abort()
  }
}
