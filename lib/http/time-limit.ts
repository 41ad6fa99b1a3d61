import { patience } from '@/lib/patience'

type Leave = (reason: unknown) => void

/** The time limits that end with a signal. */
const limitsOf = new WeakMap<AbortSignal, Set<Leave>>()

/**
 * Aborts with `leaving`, and after `ms`. `AbortSignal.any` only holds its sources weakly in Node 20: a time limit that
 * nobody else holds is tidied away with the memory, and a service that stalls is then waited for without end.
 */
export function timeLimit(ms: number, leaving: AbortSignal): AbortSignal {
  const limited = new AbortController()
  const limits = limitsEndingWith(leaving)
  const stop = patience(ms, () => {
    limits.delete(leave)
    limited.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'))
  })
  const leave: Leave = (reason) => {
    stop()
    limited.abort(reason)
  }
  if (leaving.aborted) leave(leaving.reason)
  else limits.add(leave)
  return limited.signal
}

/** One listener for all limits of a signal: Node takes more than ten of them for a leak. */
function limitsEndingWith(leaving: AbortSignal): Set<Leave> {
  const known = limitsOf.get(leaving)
  if (known) return known
  const limits = new Set<Leave>()
  limitsOf.set(leaving, limits)
  const leaveAll = () => {
    for (const leave of limits) leave(leaving.reason)
    limits.clear()
  }
  leaving.addEventListener('abort', leaveAll, { once: true })
  return limits
}
