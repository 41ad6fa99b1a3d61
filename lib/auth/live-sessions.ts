import 'server-only'
import { randomBytes } from 'node:crypto'
import type { JWT } from 'next-auth/jwt'
import { db } from '@/lib/db/client'

/**
 * Session rows. The cookie only names its session: without the row no copy of the cookie is valid.
 */

const SESSION_DAYS = 7
export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600

/** The claims in the session cookie. */
interface SessionClaims {
  userId?: string | undefined
  sessionId?: unknown
  version?: unknown
}

export const claimsOf = ({ sub, sessionId, version }: JWT): SessionClaims => ({ userId: sub, sessionId, version })

export async function openSession(userId: string): Promise<string> {
  const sessionToken = randomBytes(24).toString('base64url')
  const expires = new Date(Date.now() + SESSION_SECONDS * 1000)
  await db.session.create({ data: { sessionToken, userId, expires } })
  return sessionToken
}

export async function endSession(sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { sessionToken: sessionId } })
}

/** The user of a session, unless it was signed out, is too old, or a new password came after it. */
export async function userOf({ userId, sessionId, version }: SessionClaims) {
  if (!userId || typeof sessionId !== 'string') return undefined
  // One query, so that an account that is deleted concurrently is either found or not.
  const user = await db.user.findFirst({
    where: { id: userId, sessions: { some: { sessionToken: sessionId, expires: { gt: new Date() } } } },
    select: { email: true, name: true, tokenVersion: true },
  })
  return user?.tokenVersion === version ? user : undefined
}
