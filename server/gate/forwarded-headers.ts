import type { IncomingMessage } from 'node:http'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/http/client-address'
import { log } from '@/lib/log'
import { INTERNAL_HEADERS } from '@/server/next-internals'
import { isSelfRequest, SELF_ADDRESS } from './self-request'

/**
 * Headers that a visitor could forge. Forwarding headers are replaced by verified values, the
 * others are removed.
 */
const STRIPPED_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-nonce',
  ...INTERNAL_HEADERS,
] as const

let hasWarned = false

/**
 * Replaces the forwarding headers by what the trusted proxies say, and returns the client's
 * address.
 */
export function setTrustedHeaders({ headers, socket }: IncomingMessage): string {
  const hops = env.TRUST_PROXY_HOPS
  const given = headers['x-forwarded-for']
  const claimed = Array.isArray(given) ? given.join(',') : given
  const address = isSelfRequest(headers)
    ? SELF_ADDRESS
    : clientAddress(socket.remoteAddress ?? 'unknown', claimed, hops)
  if (hops === 0 && given !== undefined && !hasWarned) {
    hasWarned = true
    log.warn(
      'a request had X-Forwarded-For, which is ignored; set TRUST_PROXY_HOPS if it comes from your reverse proxy',
    )
  }
  const proto = hops > 0 && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const forwarded = headers['x-forwarded-host']
  const host = hops > 0 && typeof forwarded === 'string' && isHost(forwarded) ? forwarded : headers.host
  for (const name of STRIPPED_HEADERS) delete headers[name]
  headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = proto
  if (host) headers['x-forwarded-host'] = host
  return address
}

/** The origin in the visitor's address bar. Called after `setTrustedHeaders`. */
export function requestOrigin({ headers }: IncomingMessage): string | undefined {
  const address = `${String(headers['x-forwarded-proto'])}://${String(headers['x-forwarded-host'])}`
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/** HTTP/1.1 requires one host. Of two, a proxy may have used the other one. */
export function hasOneHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  const [only, ...others] = host
  return others.length === 0 && (only === undefined ? httpVersion !== '1.1' : isHost(only))
}

/** A name or an address, and optionally a port. */
function isHost(value: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(value) && URL.canParse(`http://${value}`)
}
