import 'server-only'
import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/errors'

/** Secrets that travel by mail: good once and for an hour. */

type MailPurpose = 'reset' | 'verify'

const LIFETIME_MS = 60 * 60_000
/** Spent and expired ones are kept for a day and then swept with the next one made for the same person. */
const SWEEP_AFTER_MS = 24 * 60 * 60_000

const badLink = () =>
  new AppError(
    'invalid_input',
    'This link was used already, is older than an hour or is not complete. Ask for a new one.',
  )

export async function issueMailToken(userId: string, purpose: MailPurpose): Promise<string> {
  const token = newBearerSecret()
  const now = Date.now()
  await db.mailToken.deleteMany({ where: { userId, expiresAt: { lt: new Date(now - SWEEP_AFTER_MS) } } })
  await db.mailToken.create({
    data: { tokenHash: hashOfSecret(token), purpose, userId, expiresAt: new Date(now + LIFETIME_MS) },
  })
  return token
}

const usable = (token: string, purpose: MailPurpose) => ({
  tokenHash: hashOfSecret(token),
  purpose,
  usedAt: null,
  expiresAt: { gt: new Date() },
})

/** Whether it would be worth the cost of hashing a new password for it. Nothing is spent yet. */
export async function requireMailToken(token: string, purpose: MailPurpose): Promise<void> {
  const known = await db.mailToken.findFirst({ where: usable(token, purpose), select: { userId: true } })
  if (!known) throw badLink()
}

/** Spends a token: of two requests with the same one, exactly one gets the user that it was made for. */
export async function spendMailToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: MailPurpose,
): Promise<string> {
  const { count } = await tx.mailToken.updateMany({ where: usable(token, purpose), data: { usedAt: new Date() } })
  if (count === 0) throw badLink()
  const { userId } = await tx.mailToken.findUniqueOrThrow({
    where: { tokenHash: hashOfSecret(token) },
    select: { userId: true },
  })
  return userId
}
