import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'x-self-request'
const SECRET = randomUUID()

/** Sent with what this server asks of itself: nobody else knows the word. */
export const SELF_REQUEST = { [HEADER]: SECRET }

/** Limits count it by this name, and so against no visitor. */
export const SELF_ADDRESS = 'this server'

export function isSelfRequest(headers: IncomingHttpHeaders): boolean {
  const said = headers[HEADER]
  delete headers[HEADER]
  return said === SECRET
}
