import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'

const FAILED = 'An error occurred'
const OFFLINE = 'The server did not answer. Check your connection and try again.'

/** next-auth reads forms with a token of its own, and answers with the address where a page would go next. */
export async function postForm(address: string, fields: Record<string, string> = {}): Promise<URL> {
  const { csrfToken } = await fetchJson<{ csrfToken: string }>(paths.api.csrf, { fallback: OFFLINE })
  const body = new URLSearchParams({ ...fields, csrfToken, json: 'true' })
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', body })
  } catch {
    throw new RequestError(OFFLINE, 0)
  }
  // A proxy in front may answer with a page of its own: then there is neither an address nor a word in it.
  const answer = (await response.json().catch(() => ({}))) as { url?: string; error?: string }
  if (!answer.url) {
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
    throw new RequestError(answer.error ?? FAILED, response.status, { retryAfterSeconds })
  }
  return new URL(answer.url, location.origin)
}
