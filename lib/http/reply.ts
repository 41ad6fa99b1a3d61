import { isOutage } from '@/lib/db/outage'
import { isVanished } from '@/lib/db/row-conflict'
import { AppError } from '@/lib/errors'

/** The policy of every answer under /api: it is data, and never a page that may load or run something. */
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

/** Whatever was thrown becomes one reply. An unknown throw is logged whole and never quoted to the reader. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error))
    return new AppError(
      'unavailable',
      'The database does not answer right now. Nothing was lost; please try again in a moment.',
      { cause: error, headers: { 'retry-after': '5' } },
    )
  if (isVanished(error))
    return new AppError('conflict', 'This was removed in the meantime. Reload the page and look again.', {
      cause: error,
    })
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** The one form of a failure: `{error, details?}`. */
export function failure(error: AppError): Response {
  const body = error.details === undefined ? { error: error.message } : { error: error.message, details: error.details }
  return Response.json(body, { status: error.status, headers: error.headers })
}
