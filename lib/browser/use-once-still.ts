import { useEffect, useEffectEvent } from 'react'

/** Calls `run` once the input has stood still for so long. What was begun for an older input is aborted. */
export function useOnceStill(input: string, ms: number, run: (input: string, signal: AbortSignal) => void): void {
  const still = useEffectEvent(run)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => still(input, stop.signal), ms)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [input, ms])
}
