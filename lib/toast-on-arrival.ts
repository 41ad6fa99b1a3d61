import { currentToast, toast, type NewToast } from './toast'

/** A message that survives a navigation: left here by the page that sends the visitor on, shown by the page they reach. */

const KEY = 'toast-on-arrival'

interface Left {
  message: Pick<NewToast, 'title' | 'description'>
  /** Path and query of the page that may show it. */
  address: string
}

export function toastOnArrival(message: Left['message'], address: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ message, address } satisfies Left))
  } catch {
    // Blocked or full storage: the page is reached without the message.
  }
}

export function showArrivalToast(): void {
  const left = take()
  // A page that has something to say already knows better how the arrival went.
  if (left?.address === location.pathname + location.search && !currentToast()) toast(left.message)
}

function take(): Left | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ? (JSON.parse(stored) as Left) : undefined
  } catch {
    return undefined
  }
}
