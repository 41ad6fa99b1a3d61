import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'x-self-request'
const SECRET = randomUUID()

/**
 * The header that marks a request of this process to itself. Only this process knows the secret.
 */
export const SELF_REQUEST = { [HEADER]: SECRET }

/** The address that rate limits count such requests by. */
export const SELF_ADDRESS = 'this server'

export function isSelfRequest(headers: IncomingHttpHeaders): boolean {
  const sent = headers[HEADER]
  delete headers[HEADER]
  return sent === SECRET
}
