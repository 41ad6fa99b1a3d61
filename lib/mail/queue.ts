import type { Prisma } from '@/lib/generated/prisma/client'
import { sharedPool } from '@/lib/db/pool'

/**
 * Letters wait in the database until a mail server has taken them, so that neither an outage of the
 * mail server nor the end of a process loses one. A row holds no text and no secret.
 */
export type LetterKind = 'reset' | 'verification' | 'subscription'

export interface QueuedLetter {
  readonly kind: LetterKind
  readonly about: string
  readonly attempts: number
}

/** Longer than an attempt can take. The letter of an instance that died is tried again after it. */
const LEASE_SECONDS = 120
const FIRST_DELAY_SECONDS = 10
const LONGEST_DELAY_SECONDS = 600

/** Asking again for a letter that waits already renews its day and adds no second letter. */
export async function queueLetter(tx: Prisma.TransactionClient, kind: LetterKind, about: string): Promise<void> {
  await tx.queuedLetter.upsert({
    where: { kind_about: { kind, about } },
    create: { kind, about },
    update: { requestedAt: new Date() },
  })
}

/**
 * Takes the letter that is due for longest, if any. `SKIP LOCKED` and the lease keep all other
 * workers of all instances away from it, and no transaction is open while the mail server is asked.
 */
export async function claimLetter(kinds: readonly string[]): Promise<QueuedLetter | undefined> {
  const pool = await sharedPool()
  const { rows } = await pool.query<QueuedLetter>(
    `UPDATE mail_queue SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
     WHERE (kind, about) = (
       SELECT kind, about FROM mail_queue
       WHERE next_attempt_at <= now() AND requested_at > now() - interval '1 day' AND kind = ANY($1)
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING kind, about, attempts`,
    [kinds, LEASE_SECONDS],
  )
  return rows[0]
}

export async function removeLetter({ kind, about }: QueuedLetter): Promise<void> {
  const pool = await sharedPool()
  await pool.query('DELETE FROM mail_queue WHERE kind = $1 AND about = $2', [kind, about])
}

/** Exponential backoff. */
export async function delayLetter({ kind, about, attempts }: QueuedLetter): Promise<void> {
  const seconds = Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (attempts - 1))
  const pool = await sharedPool()
  await pool.query(
    'UPDATE mail_queue SET next_attempt_at = now() + make_interval(secs => $3) WHERE kind = $1 AND about = $2',
    [kind, about, seconds],
  )
}
