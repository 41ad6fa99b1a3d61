import 'server-only'
import type { NextRequest } from 'next/server'
import { paths } from '@/lib/paths'

const CODE = /^[a-z_]{1,60}$/

/**
 * A provider's redirect names its error, which next-auth would drop. Redirects to our page with it.
 */
export function providerErrorRedirect(request: NextRequest): Response | undefined {
  const { pathname, searchParams } = request.nextUrl
  const code = searchParams.get('error')
  if (!pathname.startsWith('/api/auth/callback/') || code === null) return undefined
  const known = CODE.test(code) ? code : 'OAuthCallback'
  return new Response(null, { status: 302, headers: { location: `${paths.accountPopup}?error=${known}` } })
}
