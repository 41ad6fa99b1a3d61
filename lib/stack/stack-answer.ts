import type { Stack } from './schema'
import { toAnswer } from './section-map'

/** The API's answer for a stack, without the headers of every answer. */
export const stackAnswer = (stack: Stack) => ({
  headers: {
    etag: `"${stack.shareCode}.${stack.version}"`,
    'cache-control': 'private, no-cache',
    'content-type': 'application/json',
  },
  body: JSON.stringify(toAnswer(stack)),
})
