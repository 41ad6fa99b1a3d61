'use client'

import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { progressAt } from '@/lib/generate/progress'

const TICK_MS = 100

/**
 * A progress bar along the card's edge: linear for the estimated time, then indeterminate, and full
 * at the end.
 */
export function ProgressLine({ estimateMs, complete }: { estimateMs: number; complete: boolean }) {
  const [estimated, setEstimated] = useState<number | undefined>(0)
  const value = complete ? 100 : estimated
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const next = progressAt(performance.now() - began, estimateMs)
      setEstimated(next)
      if (next === undefined) clearInterval(timer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [estimateMs])

  return (
    <div
      role="progressbar"
      aria-label="Generating stack"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? 'Still working' : `${value} %`}
      className="absolute inset-x-0 -top-0.5 h-0.5 overflow-clip bg-line"
    >
      <div
        className={clsx(
          'h-full bg-accent transition-[width] duration-100 ease-linear',
          value === undefined && 'motion-safe:animate-pulse',
        )}
        style={{ width: `${value ?? 100}%` }}
      />
    </div>
  )
}
