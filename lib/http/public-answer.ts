import { createHash } from 'node:crypto'
import { isFresh } from './etag'

/**
 * Answers that pages and programs of other sites read: any origin may, and proxies and CDNs keep every answer for a
 * bounded time, failures included. They depend on nothing that a visitor sends beside the address.
 */

const FRESH = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600'
const VERSIONED = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=600'
/** Of 404 and 410: a code that does not exist may exist soon. */
export const MISSING_CACHING = 'public, max-age=60'

/** Of what one account alone may read: stored by no proxy and no browser, and closed to pages of other sites. */
export const PRIVATE_CACHING = { 'cache-control': 'private, no-store' } as const

/** An address that names the current version shows the same until the next save, and pages then link another one. */
export const cacheControlFor = (askedVersion: string | null, version: number | undefined): string =>
  version !== undefined && askedVersion === String(version) ? VERSIONED : FRESH

export const PUBLIC_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
} as const

export function withPublicHeaders({ headers }: Response): void {
  for (const [name, value] of Object.entries(PUBLIC_HEADERS)) if (!headers.has(name)) headers.set(name, value)
}

/** An SVG that is opened by itself runs and loads nothing. */
export const DRAWING = {
  type: 'image/svg+xml',
  headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
} as const

interface PublicBody {
  body: ArrayBuffer | Uint8Array<ArrayBuffer> | string
  type: string
  /** The version of the stack that it shows, where it shows one. */
  version?: number
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
