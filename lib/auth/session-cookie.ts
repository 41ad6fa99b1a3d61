import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import type { NextRequest } from 'next/server'
import { SESSION_SECONDS } from './live-sessions'
import { authSecret } from './secret'
import { SECURE_COOKIES, sessionCookieName } from './session-cookie-name'

/** next-auth's session cookie, for two cases that next-auth does not cover. */

const NAME = sessionCookieName(SECURE_COOKIES)
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${SECURE_COOKIES ? '; Secure' : ''}`

/**
 * The same session with a new token version, so that changing a password does not sign out this
 * device.
 */
export async function renewedSession(request: NextRequest, version: number): Promise<string> {
  const secret = authSecret()
  const session = await decode({ token: request.cookies.get(NAME)?.value, secret })
  const token = await encode({ token: { ...session, version }, secret, maxAge: SESSION_SECONDS })
  return `${NAME}=${token}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`
}

export const endedSession = () => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`
