import type { NextRequest } from 'next/server'
import { NextResponse } from 'next/server'
import { isShareCode } from '@/lib/stack/share-code-in-link'

/**
 * Redirects /stack/{anything} and /{share code} to the stack's page. Next sends the target as a
 * relative URL.
 */
export function middleware(request: NextRequest): Response {
  const [first = '', second, ...rest] = request.nextUrl.pathname.split('/').slice(1)
  const segment =
    first === 'stack'
      ? [second, ...rest].join('/')
      : rest.length === 0 && second === undefined && isShareCode(first)
        ? first
        : ''
  if (segment === '') return NextResponse.next()
  // decodeURIComponent cannot throw: the request gate refuses paths that cannot be decoded.
  const target = new URL(`/?share=${encodeURIComponent(decodeURIComponent(segment))}`, request.url)
  return NextResponse.redirect(target, 307)
}

export const config = { matcher: ['/stack/:path*', '/:code([a-zA-Z0-9]{10})'] }
