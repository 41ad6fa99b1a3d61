import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const MARK = 'x-own-request'
const WORD = randomUUID()

/** Sent with what this server asks of itself: nobody else knows the word. */
export const OWN_REQUEST = { [MARK]: WORD }

/** Limits count it by this name, and so against no visitor. */
export const OURSELVES = 'this server'

export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const said = headers[MARK]
  delete headers[MARK]
  return said === WORD
}
