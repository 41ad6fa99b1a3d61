import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { takePoint } from '@/lib/http/rate-limit'
import { visitorAddress } from '@/lib/http/request-state'
import { isPage } from './url-kind'
import type { Handler } from './request-gate'
import { sendError } from './send-error'

/**
 * Counts the pages that are rendered for one address. What is kept for everybody is not counted: it costs a fifth, and a
 * crowd behind one address asks for nothing else.
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
