'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useFirstIntent } from '@/components/ui/use-first-intent'
import { currentToast, subscribeToast } from '@/lib/toast/toast'
import { showPendingToast } from '@/lib/toast/toast-after-navigation'

/** Without a report, which would be a toast. */
const LazyToaster = lazyPart(() => import('@/components/ui/toaster').then((part) => part.Toaster), {
  report: () => undefined,
})

/**
 * Renders toasts. Their code loads on the first interaction instead of with the first toast, which
 * may be about a failed network.
 */
export function ToastHost() {
  const message = useSyncExternalStore(subscribeToast, currentToast, () => undefined)
  const intent = useFirstIntent()
  /** The message at which the code failed to load: the next one tries again. */
  const [failedAt, setFailedAt] = useState<number>()
  const id = message?.id ?? 0

  useEffect(showPendingToast, [])

  if ((!intent && !message) || failedAt === id) return null
  return <LazyToaster message={message} onLoadFailed={() => setFailedAt(id)} />
}
