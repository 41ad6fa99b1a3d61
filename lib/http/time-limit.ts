import { patience } from '@/lib/patience'

/**
 * Aborts with `leaving`, and after `ms`. `AbortSignal.any` only holds its sources weakly in Node 20: a time limit that
 * nobody else holds is tidied away with the memory, and a service that stalls is then waited for without end.
 */
export function timeLimit(ms: number, leaving: AbortSignal): AbortSignal {
  const limited = new AbortController()
  const stop = patience(ms, () => limited.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError')))
  const left = () => {
    stop()
    limited.abort(leaving.reason)
  }
  if (leaving.aborted) left()
  else leaving.addEventListener('abort', left, { once: true })
  return limited.signal
}
