import type { JWT } from 'next-auth/jwt'
import { sharedPool } from '@/lib/db/pool'
import { prepared } from '@/lib/db/prepared'

/** The claims in the session cookie. */
interface SessionClaims {
  userId?: string | undefined
  sessionId?: unknown
  version?: unknown
}

export const claimsOf = ({ sub, sessionId, version }: JWT): SessionClaims => ({ userId: sub, sessionId, version })

/** One query, so that an account that is deleted concurrently is either found or not. */
const USER = prepared(`SELECT email, name, token_version AS "tokenVersion" FROM users
  WHERE id = $1 AND EXISTS (
    SELECT 1 FROM sessions WHERE session_token = $2 AND user_id = users.id AND expires > now())`)

interface UserRow {
  email: string | null
  name: string | null
  tokenVersion: number
}

/** The user of a session, unless it was signed out, is too old, or a new password came after it. */
export async function userOf({ userId, sessionId, version }: SessionClaims): Promise<UserRow | undefined> {
  if (!userId || typeof sessionId !== 'string') return undefined
  const pool = await sharedPool()
  const { rows } = await pool.query<UserRow>(USER, [userId, sessionId])
  return rows[0]?.tokenVersion === version ? rows[0] : undefined
}
