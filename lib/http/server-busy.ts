import { AppError } from '@/lib/errors'

/** Said to whoever comes while there is more to do than can be done. */
export const serverBusy = (headers: Record<string, string> = {}) =>
  new AppError('unavailable', 'More is asked for right now than can be made. Please try again in a moment.', {
    headers: { 'retry-after': '5', ...headers },
  })
