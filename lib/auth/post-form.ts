import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

const FAILED = 'An error occurred'
const FAILED_HERE = 'Something failed on our side. Please try again in a moment.'
const OFFLINE = 'The server did not answer. Check your connection and try again.'

/** Posts a form to next-auth with its CSRF token, and returns the URL that it redirects to. */
export async function postForm(address: string, fields: Record<string, string> = {}): Promise<URL> {
  const { csrfToken } = await fetchJson<{ csrfToken: string }>(paths.api.csrf, {
    fallback: FAILED_HERE,
    offline: OFFLINE,
  })
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', body })
  } catch {
    throw new RequestError(OFFLINE, 0)
  }
  // A proxy may answer with an HTML page, without URL and message.
  const answer = (await response.json().catch(() => ({}))) as { url?: string; error?: string }
  if (!answer.url) {
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
    throw new RequestError(answer.error ?? (response.status >= 500 ? FAILED_HERE : FAILED), response.status, {
      retryAfterSeconds,
    })
  }
  return new URL(answer.url, location.origin)
}
