import { fetchJson } from '@/lib/http/fetch-json'
import { forgetIdToken } from './client'

const FAILED = 'Signing out did not work.'

/** Ends the session of this browser, and forgets what this device kept for its user. */
export async function signOut(): Promise<void> {
  const { csrfToken } = await fetchJson<{ csrfToken: string }>('/api/auth/csrf', { fallback: FAILED })
  const response = await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  })
  if (!response.ok) throw new Error(FAILED)
  forgetIdToken()
  try {
    localStorage.removeItem('duplicateUserId')
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
