'use client'

import { useEffect } from 'react'
import { ALIVE } from '@/lib/early-presses'

/** Stands last on the page: when its effect runs, everything before it listens. */
export function EarlyPresses() {
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE))
  }, [])
  return null
}
