import { storeInTab, takeFromTab } from '@/lib/browser/tab-storage'

/** How the sign-in at the provider began, stored in its window or tab until the redirect back. */

const NAME = 'google-attempt'

type GoogleAttempt =
  | { readonly kind: 'window'; readonly attempt: string }
  /** In the tab itself, because the popup was blocked; `to` is the address to return to. */
  | { readonly kind: 'tab'; readonly to: string }

/** Without storage the sign-in works too, and the visitor returns by a link. */
export const rememberAttempt = (attempt: GoogleAttempt): void => storeInTab(NAME, attempt)

export const takeAttempt = (): GoogleAttempt | undefined => takeFromTab(NAME) as GoogleAttempt | undefined
