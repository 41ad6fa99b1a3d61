import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { takePoint } from '@/lib/http/rate-limit'
import { visitorAddress } from '@/lib/http/request-state'
import type { Handler } from '@/server/handler'
import { sendError } from './send-error'
import { isPage } from './url-kind'

/**
 * Limits how many pages are rendered for one address. Cached pages are not counted: they cost a
 * fifth, and many people behind one address, such as a classroom, open mostly those.
 */
export function limitPageRate(render: Handler): Handler {
  return async (request, response) => {
    const { url = '/' } = request
    try {
      if (isPage(url)) await takePoint('page', addressKey(visitorAddress()))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      response.setHeaders(new Map(Object.entries(error.headers)))
      return sendError(response, url, error.status, error.message)
    }
    return render(request, response)
  }
}
