/** How the visit to the provider began, kept in its own window or tab until it is back. */

const KEY = 'google-attempt'

type GoogleAttempt =
  | { readonly kind: 'window'; readonly attempt: string }
  /** In the tab itself, because the window was blocked; `to` is the address that the visitor left. */
  | { readonly kind: 'tab'; readonly to: string }

export function rememberAttempt(attempt: GoogleAttempt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Blocked storage: the visitor is signed in all the same, and finds the way back by a link.
  }
}

export function takeAttempt(): GoogleAttempt | undefined {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ? (JSON.parse(stored) as GoogleAttempt) : undefined
  } catch {
    return undefined
  }
}

/** Not `randomUUID`: browsers have that on https alone, and a home server has none. */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
