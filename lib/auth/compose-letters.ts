import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { sharedPool } from '@/lib/db/pool'
import { resetLetter, verificationLetter } from '@/lib/mail/letters'
import type { Letter } from '@/lib/mail/types'
import type { MailPurpose } from './mail-tokens'

/**
 * Composes the mails of an account when they are sent; undefined if obsolete. In plain SQL and
 * separate from `recovery.ts`, because housekeeping's bundle must contain neither Prisma nor the
 * password hash.
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

/** Creates a single-use secret that is valid for an hour. Only its hash is stored. */
async function issueMailToken(userId: string, purpose: MailPurpose): Promise<string> {
  const token = newBearerSecret()
  const pool = await sharedPool()
  await pool.query(
    `INSERT INTO mail_tokens (token_hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 hour')`,
    [hashOfSecret(token), purpose, userId],
  )
  return token
}
