import { storeInTab, takeFromTab } from '@/lib/browser/tab-storage'
import { currentToast, toast, type NewToast } from './toast'

/** A toast that one page stores and the next page of the same tab shows. */

const NAME = 'pending-toast'

interface PendingToast {
  message: Pick<NewToast, 'title' | 'description'>
  /** Path and query of the page that may show it. */
  address: string
}

export function toastAfterNavigation(message: PendingToast['message'], address: string): void {
  storeInTab(NAME, { message, address } satisfies PendingToast)
}

export function showPendingToast(): void {
  const pending = takeFromTab(NAME) as PendingToast | undefined
  // A toast of the page itself is about the same navigation and more recent.
  if (pending?.address === location.pathname + location.search && !currentToast()) toast(pending.message)
}
