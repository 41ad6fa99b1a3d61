'use client'

import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const

/** False until the visitor first points at, touches, focuses or presses something: then code may load. */
export function useFirstIntent(): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (shown) return
    const listening = new AbortController()
    for (const sign of SIGNS)
      window.addEventListener(sign, () => setShown(true), { signal: listening.signal, capture: true, passive: true })
    return () => listening.abort()
  }, [shown])
  return shown
}
