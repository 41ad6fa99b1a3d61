import { serverMessage } from '@/lib/http/error-message'
import { RequestError } from '@/lib/http/fetch-json'
import { toastError } from '@/lib/toast/toast'

/**
 * Shows a failure with the server's message and its Retry-After where it has them. Never shows
 * messages of internal errors.
 */
export function toastFailure(title: string, error: unknown, fallback: string): void {
  // A message that repeats the title adds nothing.
  const words = error instanceof RequestError && error.message && error.message !== title ? error.message : fallback
  const wait = error instanceof RequestError ? error.retryAfterSeconds : undefined
  toastError(title, wait && !/try again in/i.test(words) ? `${words} Try again in ${wait} s.` : words)
}

/** Likewise, but for a 5xx the page's own sentence says what is safe and what to do. */
export function toastRefusal(title: string, error: unknown, sentence: string): void {
  toastFailure(title, serverMessage(error) === undefined ? undefined : error, sentence)
}
