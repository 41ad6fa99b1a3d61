import { outageMessage } from '@/lib/db/outage-message'
import { isOutage } from '@/lib/db/outage'
import { isMissingRow } from '@/lib/db/row-conflict'
import { AppError } from '@/lib/errors'

/** Maps every error to a response. Unknown errors are logged and never shown to users. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error))
    return new AppError('unavailable', outageMessage(error), { cause: error, headers: { 'retry-after': '5' } })
  if (isMissingRow(error))
    return new AppError('conflict', 'This was removed in the meantime. Reload the page and look again.', {
      cause: error,
    })
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}
