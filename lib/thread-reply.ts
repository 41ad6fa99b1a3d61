import { AppError, type ErrorCode, type ErrorDetails } from '@/lib/errors'
import { serverBusy } from '@/lib/http/server-busy'

/**
 * The reply of a worker thread. Plain data, because an error would lose its class between threads,
 * and between the server's bundle and the pages.
 */
export type ThreadReply<T> =
  { answer: T } | { refusal: { code: ErrorCode; message: string; details?: ErrorDetails; cause?: unknown } } | 'crowded'

export function answerOf<T>(reply: ThreadReply<T>): T {
  if (reply === 'crowded') throw serverBusy()
  if ('answer' in reply) return reply.answer
  const { code, message, ...options } = reply.refusal
  throw new AppError(code, message, options)
}
