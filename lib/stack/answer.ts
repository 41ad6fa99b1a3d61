import 'server-only'
import { AppError } from '@/lib/errors'
import { findShared } from './find-shared'
import { toAnswer } from './section-map'

/** A stack by its code, with an ETag. */
export async function answerStack(request: Request, code: string, address: string): Promise<Response> {
  const stack = await findShared(code, address)
  if (!stack) throw new AppError('not_found', 'Invalid share code')
  const etag = `"${stack.shareCode}.${stack.version}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return Response.json(toAnswer(stack), { headers })
}
