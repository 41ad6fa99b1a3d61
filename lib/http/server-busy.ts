import { AppError } from '@/lib/errors'

/** The error for requests beyond a capacity limit. */
export const serverBusy = (headers: Record<string, string> = {}) =>
  new AppError('unavailable', 'The server is busy. Try again in a moment.', {
    headers: { 'retry-after': '5', ...headers },
  })
