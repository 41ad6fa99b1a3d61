import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import type { NextRequest } from 'next/server'
import { SECURE_COOKIES } from './config'
import { SESSION_SECONDS } from './live-sessions'
import { authSecret } from './secret'

/** The cookie that next-auth keeps its session in, for the two cases that it knows nothing of. */

const NAME = SECURE_COOKIES ? '__Secure-next-auth.session-token' : 'next-auth.session-token'
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${SECURE_COOKIES ? '; Secure' : ''}`

/** The same session under a new token version: whoever changes a password stays signed in where they did it. */
export async function renewedSession(request: NextRequest, version: number): Promise<string> {
  const secret = authSecret()
  const session = await decode({ token: request.cookies.get(NAME)?.value, secret })
  const token = await encode({ token: { ...session, version }, secret, maxAge: SESSION_SECONDS })
  return `${NAME}=${token}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`
}

export const endedSession = () => `${NAME}=; Max-Age=0; ${ATTRIBUTES}`
