import 'server-only'
import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, TypeValidationError } from 'ai'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isLate } from '@/lib/http/time-limit'
import { log } from '@/lib/log'

const LATER = 'Please try again in a moment; nothing that you typed is lost.'

/** An answer of the model that is not in the requested form. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer'
}

/**
 * An answer beyond the maximum length. Not retried, because a retry would only cost the same again.
 */
export class OverlongAnswer extends Error {
  override name = 'OverlongAnswer'
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
 * The cause for the operator's log: names, a status and codes. Never messages of the provider or of
 * the client, which may quote the key, the visitor's text or the answer.
 */
export function reason(error: unknown): Error {
  if (error instanceof MalformedAnswer || error instanceof OverlongAnswer)
    return new Error(`${MALFORMED}: ${error.message}`)
  if (NoObjectGeneratedError.isInstance(error))
    return new Error(
      `${MALFORMED} (${namesOf(error)}); it ended with “${error.finishReason ?? 'nothing'}” after ${error.usage?.outputTokens ?? 'unknown'} tokens`,
    )
  if (isMalformed(error)) return new Error(`${MALFORMED} (${namesOf(error)})`)
  if (!APICallError.isInstance(error)) return new Error(`the language model failed (${namesOf(error)})`)
  const answered = error.statusCode === undefined ? 'could not be reached' : `answered ${error.statusCode}`
  return new Error(`the language model at ${new URL(error.url).origin} ${answered} (${namesOf(error)})`)
}

const MALFORMED = 'the language model’s answer is not what was asked for'
const MAX_CAUSES = 5
/**
 * Error codes as providers and Node write them, such as `insufficient_quota` and `ECONNREFUSED`. No
 * key has this form.
 */
const CODE = /^(?:[a-z]{1,24}(?:_[a-z]{1,24}){0,5}|[A-Z]{1,24}(?:_[A-Z]{1,24}){0,5})$/
const NAME = /^(?:AI_)?[A-Za-z]{1,40}$/

/** Names, codes and types of an error and its causes; inside a stream some are plain objects. */
function namesOf(error: unknown): string {
  const names: string[] = []
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && current !== null && typeof current === 'object'; depth++) {
    const { name, code, type, data, cause } = current as Readonly<Record<string, unknown>>
    const told = (data as { error?: { code?: unknown; type?: unknown } | null } | null | undefined)?.error
    if (typeof name === 'string' && NAME.test(name)) names.push(name)
    for (const word of [code, type, told?.code, told?.type])
      if (typeof word === 'string' && CODE.test(word) && !isSecret(word)) names.push(word)
    current = cause
  }
  return [...new Set(names)].join(', ') || 'unknown'
}

const isSecret = (word: string) => env.OPENAI_API_KEY?.includes(word) ?? false

/** The failure of the model as a message for the visitor. */
export function modelFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  const cause = reason(error)
  if (isLate(error)) return new AppError('upstream_late', `The language model took too long. ${LATER}`, { cause })
  if (isMalformed(error))
    return new AppError('upstream_failed', `The language model gave an answer that cannot be used. ${LATER}`, { cause })
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return busy(error, cause)
    if (error.statusCode === 401 || error.statusCode === 403)
      return new AppError(
        'upstream_failed',
        'The language model refuses our key. The site’s administrators have to renew it.',
        { cause },
      )
  }
  return new AppError('upstream_failed', `The language model does not answer right now. ${LATER}`, { cause })
}

function busy(error: APICallError, cause: Error): AppError {
  const seconds = Math.min(3600, Math.max(1, Math.ceil(Number(error.responseHeaders?.['retry-after']) || 30)))
  // A visitor's own rate limit is not logged; that of the provider is.
  log.warn({ err: cause, seconds }, 'the language model is busy')
  return new AppError('rate_limited', `The language model is busy. Try again in ${seconds} seconds.`, {
    cause,
    headers: { 'retry-after': String(seconds) },
  })
}
