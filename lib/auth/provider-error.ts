import 'server-only'
import type { NextRequest } from 'next/server'
import { paths } from '@/lib/paths'

const CODE = /^[a-z_]{1,60}$/

/** A provider that sends somebody back says why not. next-auth would drop its word, and the page could not help. */
export function providerErrorRedirect(request: NextRequest): Response | undefined {
  const { pathname, searchParams } = request.nextUrl
  const code = searchParams.get('error')
  if (!pathname.startsWith('/api/auth/callback/') || code === null) return undefined
  const known = CODE.test(code) ? code : 'OAuthCallback'
  return new Response(null, { status: 302, headers: { location: `${paths.accountPopup}?error=${known}` } })
}
