import 'server-only'
import { AISDKError, APICallError, NoObjectGeneratedError, NoOutputGeneratedError, TypeValidationError } from 'ai'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'

const LATER = 'Please try again in a moment; nothing that you typed is lost.'
const MAX_QUOTED = 200

/** An answer that came, but not as it was asked for. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer'
}

export function isMalformed(error: unknown): boolean {
  return (
    error instanceof MalformedAnswer ||
    NoObjectGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error) ||
    TypeValidationError.isInstance(error)
  )
}

/**
 * What happened, for the log of whoever runs this. The client's own errors are never logged: they hold the visitor's
 * words and the model's whole answer.
 */
export function reason(error: unknown): Error {
  if (APICallError.isInstance(error)) {
    const answered = error.statusCode === undefined ? 'could not be reached' : `answered ${error.statusCode}`
    return new Error(`the language model at ${new URL(error.url).origin} ${answered}: ${quoted(error)}`)
  }
  if (NoObjectGeneratedError.isInstance(error))
    return new Error(
      `the language model’s answer is not what was asked for (${causeName(error)}); it ended with “${error.finishReason ?? 'nothing'}” after ${error.usage?.outputTokens ?? 'unknown'} tokens`,
    )
  if (isMalformed(error) && error instanceof Error)
    return new Error(`the language model’s answer is not what was asked for (${error.name}): ${quoted(error)}`)
  return new Error(`the language model failed: ${quoted(error)}`)
}

const causeName = ({ cause, name }: Error) => (cause instanceof Error ? cause.name : name)

/**
 * The words of a failure and of what lies behind it; inside a stream some are plain objects. Of the client's own errors
 * behind it the name has to do: their words quote the answer.
 */
function quoted(error: unknown): string {
  if (error === null || typeof error !== 'object') return String(error).slice(0, MAX_QUOTED)
  const { message, cause } = error as { message?: unknown; cause?: unknown }
  const behind = AISDKError.isInstance(cause) ? cause.name : cause instanceof Error ? cause.message : ''
  return `${typeof message === 'string' ? message : 'no words'} ${behind}`.trim().slice(0, MAX_QUOTED)
}

/** What went wrong with the model, as a sentence for the visitor. */
export function modelFailure(error: unknown, deadline: AbortSignal): AppError {
  if (error instanceof AppError) return error
  const cause = reason(error)
  if (deadline.aborted) return new AppError('upstream_late', `The language model took too long. ${LATER}`, { cause })
  if (isMalformed(error))
    return new AppError('upstream_failed', `The language model gave an answer that cannot be used. ${LATER}`, { cause })
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return busy(error, cause)
    if (error.statusCode === 401 || error.statusCode === 403)
      return new AppError(
        'upstream_failed',
        'The language model refuses our key. Whoever runs this site has to renew it.',
        { cause },
      )
  }
  return new AppError('upstream_failed', `The language model does not answer right now. ${LATER}`, { cause })
}

function busy(error: APICallError, cause: Error): AppError {
  const seconds = Math.min(3600, Math.max(1, Math.ceil(Number(error.responseHeaders?.['retry-after']) || 30)))
  // A visitor who asks too often is no fault and stays out of the log; a provider that says so is worth a line.
  log.warn({ err: cause, seconds }, 'the language model is busy')
  return new AppError('rate_limited', `The language model is busy. Try again in ${seconds} seconds.`, {
    cause,
    headers: { 'retry-after': String(seconds) },
  })
}
