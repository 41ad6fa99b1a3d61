import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/db/client'

/**
 * Session rows. The cookie only names its session: without the row no copy of the cookie is valid.
 */

const SESSION_DAYS = 7
export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600

export async function openSession(userId: string): Promise<string> {
  const sessionToken = randomBytes(24).toString('base64url')
  const expires = new Date(Date.now() + SESSION_SECONDS * 1000)
  await db.session.create({ data: { sessionToken, userId, expires } })
  return sessionToken
}

export async function endSession(sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { sessionToken: sessionId } })
}
