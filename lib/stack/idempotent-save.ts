import { randomId } from '@/lib/browser/random-id'
import { RequestError } from '@/lib/http/fetch-json'

/**
 * Idempotency keys of saves with an unknown outcome, by the content sent. Kept until the page is
 * left.
 */
const open = new Map<string, string>()
const MOST_OPEN = 20

/** Whether the server refused the request itself, so that the next attempt gets another key. */
const isRefused = (error: unknown) =>
  error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Sends with an Idempotency-Key. After an outage, or without a response, the same content is sent
 * with the same key again: if the first attempt was stored after all, its response is returned and
 * nothing is stored twice.
 */
export async function saveIdempotently<T>(content: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const name = JSON.stringify(content)
  const key = open.get(name) ?? randomId()
  if (open.size >= MOST_OPEN) open.clear()
  open.set(name, key)
  try {
    const answer = await send(key)
    open.delete(name)
    return answer
  } catch (error) {
    if (isRefused(error)) open.delete(name)
    throw error
  }
}
