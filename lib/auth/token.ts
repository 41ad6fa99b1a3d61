import { jwtVerify, SignJWT } from 'jose'
import { env } from '@/lib/env'
import { authSecret } from './secret'

/** The ID token that a signed-in page sends as its bearer. Short-lived, for this API alone. */

const AUDIENCE = 'stackbook-api'
const TYPE = 'id+jwt'
const TOKEN_LIFETIME_SECONDS = 3600

interface IdTokenClaims {
  userId: string
  /** The user's token version: a new password raises it and so ends older tokens. */
  version: number
}

/** A separate key is derived for each use, so that a session cookie is never valid as a token. */
const key = () => new TextEncoder().encode(`id-token:${authSecret()}`)

export async function signIdToken(
  { userId, version }: IdTokenClaims,
  signedInAt: number,
): Promise<{ token: string; expiresAt: string }> {
  const now = Math.floor(Date.now() / 1000)
  const token = await new SignJWT({ auth_time: signedInAt, ver: version })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: env.AUTH_KEY })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME_SECONDS)
    .sign(key())
  return { token, expiresAt: new Date((now + TOKEN_LIFETIME_SECONDS) * 1000).toISOString() }
}

/** The claims of a token that we signed and that has not expired, or null. */
export async function verifyIdToken(token: string): Promise<IdTokenClaims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'iat', 'exp', 'aud', 'ver'],
    })
    if (protectedHeader.kid !== env.AUTH_KEY || !payload.sub || typeof payload.ver !== 'number') return null
    return { userId: payload.sub, version: payload.ver }
  } catch {
    // Every kind of invalid token gets the same result.
    return null
  }
}
