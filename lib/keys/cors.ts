import { neededScope } from './needed-scope'

/** CORS with a key, never with cookies: pages of other sites may call the API. */

const ANY_ORIGIN = { 'access-control-allow-origin': '*' } as const

export const CORS_ANSWER = {
  ...ANY_ORIGIN,
  'access-control-expose-headers': 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Link, ETag',
} as const

const PREFLIGHT = {
  ...ANY_ORIGIN,
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '7200',
} as const

/** The headers of the response to a preflight request, if a key may be used for the request. */
export function preflightHeaders(asked: string | undefined, path: string): typeof PREFLIGHT | undefined {
  return asked !== undefined && neededScope(asked, path) !== undefined ? PREFLIGHT : undefined
}
