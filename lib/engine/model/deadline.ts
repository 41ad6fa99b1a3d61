/**
 * Runs `work` until `ms` have passed or `leaving` aborts. Settles then even if `work` ignores its signal. Afterwards the
 * signal is aborted, which closes connections that `work` left open, and nothing listens to `leaving` any more.
 */
export async function withDeadline<T>(
  ms: number,
  leaving: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  leaving.throwIfAborted()
  const ended = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let leave: (() => void) | undefined
  const interrupted = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(`no answer within ${ms} ms`, 'TimeoutError')), ms)
    leave = () => reject(leaving.reason as Error)
    leaving.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([interrupted, work(ended.signal)])
  } finally {
    clearTimeout(timer)
    if (leave) leaving.removeEventListener('abort', leave)
    ended.abort()
  }
}

export const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'
