import { fetchJson } from '@/lib/http/fetch-json'
import { tellTabs } from './account-channel'
import { forgetIdToken } from './client'

const FAILED = 'Signing out did not work.'

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  const { csrfToken } = await fetchJson<{ csrfToken: string }>('/api/auth/csrf', { fallback: FAILED })
  const response = await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  })
  if (!response.ok) throw new Error(FAILED)
  forgetThisUser()
  tellTabs({ kind: 'session', issuedAt: Date.now() })
}

/** What this device kept for its user. */
export function forgetThisUser(): void {
  forgetIdToken()
  try {
    localStorage.removeItem('duplicateUserId')
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
