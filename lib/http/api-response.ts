import type { AppError } from '@/lib/errors'

/** Headers of API responses: they are data, and may neither load nor run anything. */
export const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const

export function withApiHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(API_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** The only form of an error: `{error, details?}`. */
export function failure(error: AppError): Response {
  const body = error.details === undefined ? { error: error.message } : { error: error.message, details: error.details }
  return Response.json(body, { status: error.status, headers: error.headers })
}
