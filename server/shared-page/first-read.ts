import { API_HEADERS } from '@/lib/http/api-response'
import { log } from '@/lib/log'
import { findStack } from '@/lib/stack/find-stack'
import { stackAnswer } from '@/lib/stack/stack-answer'
import type { FirstRead } from '@/server/cache/response-cache'

/**
 * Answers the API's reads of stacks that are not cached, without Next, whose handling of a request
 * takes as long as all of ours. After an error the route reads the stack again, and gives the
 * reason.
 */
export const firstRead: FirstRead = async (code) => {
  try {
    const stack = await findStack(code)
    if (!stack) return undefined
    const { headers, body } = stackAnswer(stack)
    const pieces = [{ text: Buffer.from(body), place: undefined }]
    return { status: 200, headers: { ...API_HEADERS, ...headers, vary: 'Accept-Encoding' }, nonce: undefined, pieces }
  } catch (error) {
    log.debug({ err: error, code }, 'a stack could not be read for the API; its route reports the error')
    return undefined
  }
}
