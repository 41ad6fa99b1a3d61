import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

/** What the account form sends. Each throws a RequestError whose message is for the visitor. */

const FAILED = 'An error occurred'
const WRONG = 'The e-mail address or the password is not right.'
const OFFLINE = 'The server did not answer. Check your connection and try again.'

async function csrfToken(): Promise<string> {
  const { csrfToken: token } = await fetchJson<{ csrfToken: string }>('/api/auth/csrf', { fallback: OFFLINE })
  return token
}

/** next-auth reads forms, and answers with the address where a page would go next. */
async function postForm(address: string, fields: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: 'true' })
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', credentials: 'same-origin', body })
  } catch {
    throw new RequestError(OFFLINE, 0, undefined, undefined)
  }
  // A proxy in front may answer with a page of its own: then there is neither an address nor a word in it.
  const answer = (await response.json().catch(() => ({}))) as { url?: string; error?: string }
  if (!answer.url) {
    const wait = Number(response.headers.get('retry-after')) || undefined
    throw new RequestError(answer.error ?? FAILED, response.status, undefined, wait)
  }
  return new URL(answer.url, location.origin)
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const next = await postForm('/api/auth/callback/credentials', { email, password, callbackUrl: location.origin })
  if (next.searchParams.has('error')) throw new RequestError(WRONG, 401, undefined, undefined)
}

export async function signUp(email: string, password: string): Promise<void> {
  await fetchJson(paths.api.signup, { method: 'POST', body: { email, password }, fallback: FAILED })
  await signInWithPassword(email, password)
}

export async function askForReset(email: string): Promise<void> {
  await fetchJson(paths.api.reset, { method: 'POST', body: { email }, fallback: FAILED })
}

/** Where to go for signing in at the provider; it comes back to the popup page. */
export function googleAddress(): Promise<URL> {
  const callbackUrl = `${location.origin}${paths.accountPopup}?done=1`
  return postForm('/api/auth/signin/google', { callbackUrl })
}
