'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Toaster } from '@/components/ui/toaster'
import { currentToast, subscribeToast } from '@/lib/toast/toast'
import { showPendingToast } from '@/lib/toast/toast-after-navigation'

/** Long enough for the page to be usable first, where the browser cannot say when it is idle. */
const IDLE_FALLBACK_MS = 1500

/**
 * Where messages appear. What draws them comes after the first load, while nothing else is going on: a message that the
 * network has failed could not fetch it any more.
 */
export function ToastHost() {
  const message = useSyncExternalStore(subscribeToast, currentToast, () => undefined)
  const [loaded, setLoaded] = useState<{ Toaster: typeof Toaster }>()
  const waiting = message !== undefined

  useEffect(showPendingToast, [])

  useEffect(() => {
    if (loaded) return
    const load = () => {
      // A chunk that did not come is asked for again with the next message.
      import('@/components/ui/toaster').then(setLoaded, () => undefined)
    }
    if (waiting) return load()
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(load)
      return () => cancelIdleCallback(idle)
    }
    const timer = setTimeout(load, IDLE_FALLBACK_MS)
    return () => clearTimeout(timer)
  }, [loaded, waiting, message?.id])

  return loaded ? <loaded.Toaster message={message} /> : null
}
