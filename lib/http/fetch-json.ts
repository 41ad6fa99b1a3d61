/** A failed request of the page. `message` is for the visitor. */
export class RequestError extends Error {
  readonly details: unknown
  readonly retryAfterSeconds: number | undefined

  /** Status 0: no response. */
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

interface FetchOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; a file unchanged. */
  body?: unknown
  token?: string | undefined
  /** The claim secret of a stack that this device saved as a guest, instead of a token. */
  claimSecret?: string | undefined
  /** Repeating the request with the same key executes it once. */
  idempotencyKey?: string
  signal?: AbortSignal
  accept?: string
  /** The message if the server gives none. */
  fallback: string
  /** The message if the network is up and the server does not respond; by default `fallback`. */
  offline?: string
}

/** The message if the device is offline. */
const OFFLINE = 'You are offline. Your text is kept.'

/**
 * The response of our server. Throws a `RequestError` for an error status and for a missing
 * response.
 */
export async function fetchResponse(
  url: string,
  {
    method = 'GET',
    body,
    token,
    claimSecret,
    idempotencyKey,
    signal,
    accept,
    fallback,
    offline = fallback,
  }: FetchOptions,
): Promise<Response> {
  const isFile = body instanceof File
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? body.type || 'application/octet-stream' : 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(claimSecret ? { 'x-claim-secret': claimSecret } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(accept ? { accept } : {}),
      },
      body: isFile ? body : body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new RequestError(navigator.onLine ? offline : OFFLINE, 0)
  }
  if (!response.ok) throw await responseError(response, fallback)
  return response
}

export async function fetchJson<T>(url: string, question: FetchOptions): Promise<T> {
  const response = await fetchResponse(url, question)
  try {
    return (await response.json()) as T
  } catch (cause) {
    // Truncated, or not JSON.
    if (question.signal?.aborted) throw cause
    throw new RequestError(question.fallback, response.status)
  }
}

async function responseError(response: Response, fallback: string): Promise<RequestError> {
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  try {
    const { error, details } = (await response.json()) as { error?: unknown; details?: unknown }
    return new RequestError(typeof error === 'string' ? error : fallback, response.status, {
      details,
      retryAfterSeconds,
    })
  } catch {
    // A proxy may answer with an HTML page, which is no message for a visitor.
    return new RequestError(fallback, response.status, { retryAfterSeconds })
  }
}
