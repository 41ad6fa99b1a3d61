import { getToken } from 'next-auth/jwt'
import type { ClientUser } from './client'
import { authSecret } from './secret'
import { claimsOf, userOf } from './session-claims'
import { hasSessionCookie, SECURE_COOKIES, sessionCookieName } from './session-cookie-name'

/**
 * The user that the header of a page shows, read outside of Next; undefined without a session that
 * is still valid.
 */
export async function userOfCookies(header: string): Promise<ClientUser | undefined> {
  const token = await getToken({
    // Only the session cookies: next-auth reads others too and fails on foreign content in them.
    req: { headers: {}, cookies: sessionCookies(header) } as unknown as Parameters<typeof getToken>[0]['req'],
    secret: authSecret(),
    secureCookie: SECURE_COOKIES,
    cookieName: sessionCookieName(SECURE_COOKIES),
  })
  if (!token?.sub) return undefined
  const user = await userOf(claimsOf(token))
  return user && { id: token.sub, email: user.email ?? '', name: user.name }
}

function sessionCookies(header: string): Record<string, string> {
  const pairs = header.split(';').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const
  })
  return Object.fromEntries(pairs.filter(([name]) => hasSessionCookie([name])))
}
