import 'server-only'
import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { requireNotRefused, takePoint } from '@/lib/http/rate-limit'
import { json } from '@/lib/http/reply'
import { findStack } from './data'
import { toAnswer } from './section-map'
import { isShareCode } from './share-link'

/** A stack by its code, with an ETag. Codes that do not exist are counted, so that nobody tries them all. */
export async function answerStack(request: Request, code: string, address: string): Promise<Response> {
  const key = addressKey(address)
  requireNotRefused('codeMiss', key)
  const stack = isShareCode(code) ? await findStack(code) : null
  if (!stack) {
    await takePoint('codeMiss', key)
    throw new AppError('not_found', 'Invalid share code')
  }
  const etag = `"${stack.shareCode}.${stack.version}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return json(toAnswer(stack), { headers })
}
