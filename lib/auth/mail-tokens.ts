import 'server-only'
import { hashOfSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { AppError } from '@/lib/errors'

/** Tokens in mailed links: valid once and for an hour. */

export type MailPurpose = 'reset' | 'verify'

const badLink = () =>
  new AppError(
    'invalid_input',
    'This link was used already, is older than an hour or is not complete. Ask for a new one.',
  )

const usable = (token: string, purpose: MailPurpose) => ({
  tokenHash: hashOfSecret(token),
  purpose,
  usedAt: null,
  expiresAt: { gt: new Date() },
})

/** Checks a token without using it up, so that no password is hashed for an invalid one. */
export async function requireMailToken(token: string, purpose: MailPurpose): Promise<void> {
  const known = await db.mailToken.findFirst({ where: usable(token, purpose), select: { userId: true } })
  if (!known) throw badLink()
}

/** Uses up a token: of two concurrent requests exactly one gets its user. */
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
