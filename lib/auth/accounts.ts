import 'server-only'
import { db } from '@/lib/db/client'
import { isUniqueViolation } from '@/lib/db/row-conflict'
import { AppError } from '@/lib/errors'
import { queueLetter } from '@/lib/mail/queue'
import { hashPassword, passwordMatches } from './password'

export interface SignedInUser {
  id: string
  email: string | null
  name: string | null
  tokenVersion: number
}

/** Makes the account and queues the letter that verifies its address: both, or neither. */
export async function createAccount(email: string, password: string): Promise<{ id: string }> {
  const passwordHash = await hashPassword(password)
  try {
    return await db.$transaction(async (tx) => {
      const user = await tx.user.create({ data: { email, passwordHash }, select: { id: true } })
      await queueLetter(tx, 'verification', user.id)
      return user
    })
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError(
        'conflict',
        'An account with this e-mail address exists already. Sign in instead, or reset its password.',
        { cause: error },
      )
    }
    throw error
  }
}

/** The user with this address and password, or null, in the same time either way. */
export async function checkPassword(email: string, password: string): Promise<SignedInUser | null> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, name: true, tokenVersion: true, passwordHash: true },
  })
  const matches = await passwordMatches(password, user?.passwordHash)
  if (!user || !matches) return null
  const { passwordHash: _hidden, ...signedIn } = user
  return signedIn
}
