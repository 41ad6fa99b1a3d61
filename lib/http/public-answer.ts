import { createHash } from 'node:crypto'
import { isFresh } from './etag'

/**
 * Responses that other sites and programs read: CORS for any origin, and bounded caching by proxies
 * and CDNs, errors included. They depend only on the URL.
 */

export const FRESH_CACHING = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600'
const VERSIONED = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=600'
/** Short for 404 and 410, because the code may exist soon. */
export const MISSING_CACHING = 'public, max-age=60'

/** For responses that only one account may read: not cacheable, and without CORS. */
export const PRIVATE_CACHING = { 'cache-control': 'private, no-store' } as const

/**
 * A URL with the current version is cached for long, because pages link another one after the next
 * save.
 */
export const cacheControlFor = (askedVersion: string | null, version: number | string | undefined): string =>
  version !== undefined && askedVersion === String(version) ? VERSIONED : FRESH_CACHING

export const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
} as const

export function withPublicHeaders({ headers }: Response): void {
  for (const [name, value] of Object.entries(PUBLIC_HEADERS)) if (!headers.has(name)) headers.set(name, value)
}

/** An SVG opened as a document may run and load nothing, and no page may frame it. */
export const DRAWING = {
  type: 'image/svg+xml',
  headers: {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  },
} as const

interface PublicBody {
  body: ArrayBuffer | Uint8Array<ArrayBuffer> | string
  type: string
  /** The version of what the response shows, if it has one. */
  version?: number | string
  headers?: Readonly<Record<string, string>>
}

export function publicAnswer(request: Request, { body, type, version, headers: more = {} }: PublicBody): Response {
  const bytes = typeof body === 'string' ? body : Buffer.from(body as ArrayBuffer)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...PUBLIC_HEADERS,
    etag,
    'cache-control': cacheControlFor(new URL(request.url).searchParams.get('v'), version),
    ...more,
  }
  if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': type } })
}
