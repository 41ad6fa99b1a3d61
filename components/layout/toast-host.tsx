'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFirstIntent } from '@/components/ui/use-first-intent'
import type { Toaster } from '@/components/ui/toaster'
import { currentToast, subscribeToast } from '@/lib/toast/toast'
import { showPendingToast } from '@/lib/toast/toast-after-navigation'

/**
 * Renders toasts. Their code loads on the first interaction instead of with the first toast, which
 * may be about a failed network.
 */
export function ToastHost() {
  const message = useSyncExternalStore(subscribeToast, currentToast, () => undefined)
  const [loaded, setLoaded] = useState<{ Toaster: typeof Toaster }>()
  const waiting = message !== undefined
  const intent = useFirstIntent()

  useEffect(showPendingToast, [])

  useEffect(() => {
    if (loaded) return
    const load = () => {
      // A chunk that failed to load is requested again with the next toast.
      import('@/components/ui/toaster').then(setLoaded, () => undefined)
    }
    if (waiting || intent) load()
  }, [loaded, waiting, intent, message?.id])

  return loaded ? <loaded.Toaster message={message} /> : null
}
