import 'server-only'
import { AppError } from '@/lib/errors'
import { isFresh } from '@/lib/http/etag'
import { answerFrame } from '@/lib/persona/answer'
import type { CreatedStack } from './data'
import { findShared, requireShared } from './find-shared'
import { findStack } from './find-stack'
import { stackAnswer } from './stack-answer'

/** The response for a share code: the stack with an ETag, or its persona page. */

export async function answerStack(request: Request, code: string, address: string): Promise<Response> {
  const { headers, body } = stackAnswer(await requireShared(code, address))
  const { 'content-type': _type, ...unchanged } = headers
  return isFresh(request.headers.get('if-none-match'), headers.etag)
    ? new Response(null, { status: 304, headers: unchanged })
    : new Response(body, { headers })
}

/** The sanitiser checks the stored page wherever a stack is read. */
export const answerPersona = (code: string, address: string): Promise<Response> =>
  answerFrame(async () => {
    const stack = await findShared(code, address, findStack)
    if (!stack) throw new AppError('not_found', 'There is no stack with this share code.')
    return stack.htmlContent
  })

/** The response for a copy: its share code, and the claim secret for a guest. */
export interface CopyAnswer {
  shareCode: string
  id?: string
  claimSecret?: string
}

export function toCopyAnswer({ stack: { id, shareCode }, claimSecret }: CreatedStack): CopyAnswer {
  return { shareCode, ...(claimSecret ? { id, claimSecret } : {}) }
}
