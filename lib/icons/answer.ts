import 'server-only'
import { createHash } from 'node:crypto'
import { isFresh } from '@/lib/http/etag'

export interface IconFile {
  type: string
  bytes: Uint8Array<ArrayBuffer> | string
  /** A temporary replacement, because the stored file could not be read just now. */
  temporary?: boolean
}

const YEAR = 365 * 24 * 60 * 60

/**
 * Shown in sandboxed frames, so any origin may show it; opened by itself it can run and load
 * nothing.
 */
const ICON_HEADERS = {
  'cache-control': `public, max-age=${YEAR}, immutable`,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}

export function iconAnswer(request: Request, { type, bytes, temporary: passing = false }: IconFile): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = { ...ICON_HEADERS, etag, ...(passing ? { 'cache-control': 'no-cache' } : {}) }
  if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-type': type } })
}
