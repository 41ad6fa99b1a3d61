import { storeInTab, takeFromTab } from '@/lib/browser/tab-storage'

/** How the visit to the provider began, kept in its own window or tab until it is back. */

const NAME = 'google-attempt'

type GoogleAttempt =
  | { readonly kind: 'window'; readonly attempt: string }
  /** In the tab itself, because the window was blocked; `to` is the address that the visitor left. */
  | { readonly kind: 'tab'; readonly to: string }

/** Where it cannot be kept, the visitor is signed in all the same and finds the way back by a link. */
export const rememberAttempt = (attempt: GoogleAttempt): void => storeInTab(NAME, attempt)

export const takeAttempt = (): GoogleAttempt | undefined => takeFromTab(NAME) as GoogleAttempt | undefined
