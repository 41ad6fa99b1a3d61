const STEPS = 10

/**
 * Calls `late` once this process has listened for `ms` in vain, unless it is stopped before. A thread that was held up has
 * heard nothing, and its timers run before it reads what has arrived meanwhile: by a single timer a busy process would take
 * a living database or service for a dead one. However long it is held up, that counts as one step.
 */
export function stallTolerantTimeout(ms: number, onTimeout: () => void): () => void {
  let left = STEPS
  const timer = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    onTimeout()
  }, ms / STEPS)
  timer.unref()
  return () => clearInterval(timer)
}
