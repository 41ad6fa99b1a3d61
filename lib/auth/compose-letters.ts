import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { sharedPool } from '@/lib/db/pool'
import { resetLetter, verificationLetter } from '@/lib/mail/letters'
import type { Letter } from '@/lib/mail/types'
import type { MailPurpose } from './mail-tokens'

/**
 * The letters of an account, written when they are sent, or undefined if they have become pointless. In plain SQL and apart
 * from `recovery.ts`: housekeeping sends them too, and its bundle holds neither Prisma nor the password hash.
 */
export async function composeVerification(userId: string): Promise<Letter | undefined> {
  const pool = await sharedPool()
  const { rows } = await pool.query<{ email: string }>(
    'SELECT email FROM users WHERE id = $1 AND email IS NOT NULL AND email_verified IS NULL',
    [userId],
  )
  const user = rows[0]
  return user && verificationLetter(user.email, await issueMailToken(userId, 'verify'))
}

export async function composeReset(email: string): Promise<Letter | undefined> {
  const pool = await sharedPool()
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
  const user = rows[0]
  return user && resetLetter(email, await issueMailToken(user.id, 'reset'))
}

/** A new secret, good once and for an hour. Only its hash is stored. */
async function issueMailToken(userId: string, purpose: MailPurpose): Promise<string> {
  const token = newBearerSecret()
  const pool = await sharedPool()
  await pool.query(
    `INSERT INTO mail_tokens (token_hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 hour')`,
    [hashOfSecret(token), purpose, userId],
  )
  return token
}
