'use client'

import { useEffect, useState } from 'react'

const AT_LATEST_MS = 1500

/** False for the first paint; true when the browser is idle. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(() => setPainted(true), { timeout: AT_LATEST_MS })
      return () => window.cancelIdleCallback(handle)
    }
    const timer = setTimeout(() => setPainted(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return painted
}
