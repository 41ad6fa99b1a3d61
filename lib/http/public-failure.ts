import { isOutage } from '@/lib/db/outage'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { PUBLIC_HEADERS } from './public-answer'

interface FailureFile {
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
  /** A file of the same kind that shows the message. */
  readonly write: (message: string) => Promise<BodyInit> | BodyInit
  /** Messages that replace those of the errors, by status. */
  readonly words?: Readonly<Record<number, string>>
}

/**
 * Answers an error with a file of the requested kind, so that a page that embeds it does not break.
 */
export async function publicFailure(error: unknown, file: FailureFile): Promise<Response> {
  const { status, message, headers } = failureOf(error)
  return new Response(await file.write(file.words?.[status] ?? message), {
    status,
    headers: {
      ...PUBLIC_HEADERS,
      ...file.headers,
      'cache-control': 'no-store',
      ...headers,
      'content-type': file.type,
    },
  })
}

interface Failure {
  readonly status: number
  readonly message: string
  readonly headers: Readonly<Record<string, string>>
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError && error.code !== 'internal') return error
  if (!isOutage(error)) throw error
  log.error({ err: error }, 'a file for other sites could not be made')
  return {
    status: 503,
    message: 'This stack cannot be read right now. Try again in a moment.',
    headers: { 'retry-after': '5' },
  }
}
