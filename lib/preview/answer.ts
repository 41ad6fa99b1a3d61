import 'server-only'
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { isFresh } from '@/lib/http/etag'
import { findStack } from '@/lib/stack/queries'
import type { Stack } from '@/lib/stack/schema'

/**
 * Pictures of stacks for pages of other sites. Many readers share the address of one picture proxy, so no address is
 * limited, and proxies and CDNs keep every answer for a bounded time, failures included.
 */

const FRESH = 'public, max-age=300, s-maxage=300, stale-while-revalidate=600'
const VERSIONED = 'public, max-age=300, s-maxage=86400, stale-while-revalidate=600'
const MISSING = 'public, max-age=60'

/** An address that names the current version shows the same until the next save, and pages then link another one. */
export const cacheControlFor = (askedVersion: string | null, version: number): string =>
  askedVersion === String(version) ? VERSIONED : FRESH

/** The stack of a public picture. An unknown code is no attack here: a proxy asks for what pages link. */
export async function requirePictured(code: string): Promise<Stack> {
  try {
    const stack = await findStack(code)
    if (stack) return stack
  } catch (error) {
    if (error instanceof AppError && error.code === 'gone') throw missing('gone', error.message)
    throw error
  }
  throw missing('not_found', 'Invalid share code')
}

const missing = (code: 'gone' | 'not_found', message: string) =>
  new AppError(code, message, { headers: { 'cache-control': MISSING } })

export function pictureAnswer(
  request: Request,
  { bytes, type, version }: { bytes: ArrayBuffer | string; type: string; version: number },
): Response {
  const etag = `"${createHash('sha256')
    .update(typeof bytes === 'string' ? bytes : Buffer.from(bytes))
    .digest('base64url')
    .slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': cacheControlFor(new URL(request.url).searchParams.get('v'), version),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
    // An SVG that is opened by itself runs and loads nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-type': type } })
}
