import 'server-only'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { takePoint } from '@/lib/http/rate-limit'
import { log } from '@/lib/log'
import { queueLetter } from '@/lib/mail/queue'
import { requireMailToken, spendMailToken } from './mail-tokens'
import { hashPassword } from './password'

/** Verifying an account's e-mail address, and setting a new password by mail. */

export const requestVerification = (userId: string): Promise<void> => queueLetter(db, 'verification', userId)

export async function confirmAddress(token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const userId = await spendMailToken(tx, token, 'verify')
    await tx.user.update({ where: { id: userId }, data: { emailVerified: new Date() } })
  })
}

/**
 * Does the same for a known and an unknown address, so that they cannot be told apart by what is
 * answered or how long it takes. The user is looked up when the mail is composed.
 */
export async function requestReset(email: string): Promise<void> {
  if (await mayBeMailed(email)) await queueLetter(db, 'reset', email)
}

/** Limits mails per address. The response is the same beyond the limit, so it reveals nothing. */
async function mayBeMailed(email: string): Promise<boolean> {
  try {
    await takePoint('resetMail', email)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false
    throw error
  }
}

/** Sets a new password with a mailed token, and ends all earlier sessions and tokens. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await requireMailToken(token, 'reset')
  const passwordHash = await hashPassword(password)
  const userId = await db.$transaction(async (tx) => {
    const id = await spendMailToken(tx, token, 'reset')
    const { emailVerified } = await tx.user.findUniqueOrThrow({ where: { id }, select: { emailVerified: true } })
    // The address was unverified, so a linked sign-in may belong to a stranger.
    if (!emailVerified) await tx.account.deleteMany({ where: { userId: id } })
    await tx.user.update({
      where: { id },
      data: { passwordHash, tokenVersion: { increment: 1 }, emailVerified: emailVerified ?? new Date() },
    })
    await tx.mailToken.updateMany({ where: { userId: id, usedAt: null }, data: { usedAt: new Date() } })
    return id
  })
  log.info({ userId }, 'password set from a mail link; older sessions ended')
}
