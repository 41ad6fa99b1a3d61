/** All error codes with their HTTP status. A code without a status does not compile. */
const ERROR_STATUS = {
  invalid_input: 400,
  not_json: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  wrong_type: 415,
  unreadable: 422,
  key_reused: 422,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  upstream_failed: 502,
  unavailable: 503,
  upstream_late: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** What a client needs to correct a request. The API's document describes it. */
export type ErrorDetails =
  { path: string; message: string }[] | { version: number } | { code: string } | { allowedAt: string }

interface AppErrorOptions {
  /** For the log only; never sent. */
  cause?: unknown
  /** Sent. */
  details?: ErrorDetails
  headers?: Record<string, string>
}

/** `message` is shown to users. */
export class AppError extends Error {
  readonly details: ErrorDetails | undefined
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    message: string,
    { cause, details, headers = {} }: AppErrorOptions = {},
  ) {
    super(message, { cause })
    this.name = 'AppError'
    this.details = details
    this.headers = headers
  }

  get status() {
    return ERROR_STATUS[this.code]
  }
}
