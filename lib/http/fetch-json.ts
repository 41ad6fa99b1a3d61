/** A request of the page that did not work. `message` is what the visitor reads. */
export class RequestError extends Error {
  readonly details: unknown
  readonly retryAfterSeconds: number | undefined

  /** Status 0: no answer came. */
  constructor(
    message: string,
    readonly status: number,
    { details, retryAfterSeconds }: { details?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message)
    this.name = 'RequestError'
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface JsonRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Sent as it is, in place of a body. */
  file?: File
  token?: string | undefined
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Said when the server gives no words of its own. */
  fallback: string
}

/** The server's own words when there are any, else the fallback; an answer that does not come reads as the fallback too. */
export async function fetchJson<T>(
  url: string,
  { method = 'GET', body, file, token, signal, headers, fallback }: JsonRequest,
): Promise<T> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file ? { 'content-type': file.type || 'application/octet-stream' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file ? { body: file } : {}),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new RequestError(fallback, 0)
  }
  if (!response.ok) throw await requestError(response, fallback)
  try {
    return (await response.json()) as T
  } catch (cause) {
    // Cut off on its way, or not JSON at all.
    if (signal?.aborted) throw cause
    throw new RequestError(fallback, response.status)
  }
}

export async function requestError(response: Response, fallback: string): Promise<RequestError> {
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  try {
    const { error, details } = (await response.json()) as { error?: unknown; details?: unknown }
    return new RequestError(typeof error === 'string' ? error : fallback, response.status, {
      details,
      retryAfterSeconds,
    })
  } catch {
    // A proxy in front may answer with a page of its own: nothing that a visitor should read.
    return new RequestError(fallback, response.status, { retryAfterSeconds })
  }
}
