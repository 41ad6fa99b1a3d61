const STEPS = 10

/**
 * Calls `onTimeout` after `ms`, unless the function returned is called before. A stall of the
 * process counts as one step of ten: after a stall, timers run before sockets are read, so a single
 * timer would report a living database or service as dead.
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
