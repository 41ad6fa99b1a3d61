import 'server-only'
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, TypeValidationError } from 'ai'
import { AppError } from '@/lib/errors'

const LATER = 'Please try again in a moment; nothing that you typed is lost.'

export function isMalformed(error: unknown): boolean {
  return (
    NoObjectGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error) ||
    TypeValidationError.isInstance(error)
  )
}

/** What went wrong with the model, as a sentence for the visitor; the cause is for the log of whoever runs it. */
export function modelFailure(error: unknown, deadline: AbortSignal): AppError {
  if (error instanceof AppError) return error
  if (deadline.aborted)
    return new AppError('upstream_late', `The language model took too long. ${LATER}`, { cause: error })
  if (isMalformed(error))
    return new AppError('upstream_failed', `The language model gave an answer that cannot be used. ${LATER}`, {
      cause: error,
    })
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return busy(error)
    if (error.statusCode === 401 || error.statusCode === 403)
      return new AppError(
        'upstream_failed',
        'The language model refuses our key. Whoever runs this site has to renew it.',
        { cause: error },
      )
  }
  return new AppError('upstream_failed', `The language model does not answer right now. ${LATER}`, { cause: error })
}

function busy(error: APICallError): AppError {
  const seconds = Math.min(3600, Math.max(1, Math.ceil(Number(error.responseHeaders?.['retry-after']) || 30)))
  return new AppError('rate_limited', `The language model is busy. Try again in ${seconds} seconds.`, {
    cause: error,
    headers: { 'retry-after': String(seconds) },
  })
}
