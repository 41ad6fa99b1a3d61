import { serverMessage } from '@/lib/http/error-message'
import { RequestError } from '@/lib/http/fetch-json'
import { toastError } from '@/lib/toast/toast'

/**
 * Says that something did not work: in the server's words where it has some, and when to try again where it says so. What
 * a program says of its own mistakes is no sentence for a visitor.
 */
export function toastFailure(title: string, error: unknown, fallback: string): void {
  // What only repeats the title says nothing.
  const words = error instanceof RequestError && error.message && error.message !== title ? error.message : fallback
  const wait = error instanceof RequestError ? error.retryAfterSeconds : undefined
  toastError(title, wait && !/try again in/i.test(words) ? `${words} Try again in ${wait} s.` : words)
}

/** Likewise, but of a fault of ours it is said in the page's own words what is safe and what to do. */
export function toastRefusal(title: string, error: unknown, sentence: string): void {
  toastFailure(title, serverMessage(error) === undefined ? undefined : error, sentence)
}
