import { leaveInTab, takeFromTab } from '@/lib/browser/tab-storage'
import { currentToast, toast, type NewToast } from './toast'

/** A message that survives a navigation: left here by the page that sends the visitor on, shown by the page they reach. */

const NAME = 'toast-on-arrival'

interface Left {
  message: Pick<NewToast, 'title' | 'description'>
  /** Path and query of the page that may show it. */
  address: string
}

export function toastOnArrival(message: Left['message'], address: string): void {
  leaveInTab(NAME, { message, address } satisfies Left)
}

export function showArrivalToast(): void {
  const left = takeFromTab(NAME) as Left | undefined
  // A page that has something to say already knows better how the arrival went.
  if (left?.address === location.pathname + location.search && !currentToast()) toast(left.message)
}
