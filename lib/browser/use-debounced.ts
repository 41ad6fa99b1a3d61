import { useEffect, useEffectEvent } from 'react'

/** Calls `run` when the input has not changed for `ms`. The signal of an older run is aborted. */
export function useDebounced(input: string, ms: number, run: (input: string, signal: AbortSignal) => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => latest(input, stop.signal), ms)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [input, ms])
}
