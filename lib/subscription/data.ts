import 'server-only'
import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { queueLetter } from '@/lib/mail/queue'
import { blockName } from '@/lib/people/data'
import type { SubscriptionForm } from './schema'

/**
 * Reserves a handle for an address and queues the letter, in one transaction. Returns false if the
 * pair existed.
 */
export async function subscribe({ email, handle }: SubscriptionForm): Promise<boolean> {
  const handleKey = handle.toLowerCase()
  const isNew = await db.$transaction(async (tx) => {
    // A random token, replaced when the letter is composed. One statement, so that of two visitors
    // who claim a handle concurrently one wins.
    const [made] = await tx.subscription.createManyAndReturn({
      data: { email, handle, handleKey, tokenHash: hashOfSecret(newBearerSecret()) },
      skipDuplicates: true,
      select: { id: true },
    })
    if (made) await queueLetter(tx, 'subscription', made.id)
    return made !== undefined
  })
  if (isNew) return true
  const known = await db.subscription.findUnique({ where: { handleKey }, select: { email: true } })
  if (known?.email !== email) throw new AppError('conflict', 'This handle is already claimed by another address.')
  return false
}

export async function endSubscription(token: string): Promise<void> {
  const ended = await db.$transaction(async (tx) => {
    const subscription = await tx.subscription.findUnique({ where: { tokenHash: hashOfSecret(token) } })
    if (!subscription) return false
    await tx.subscription.deleteMany({ where: { id: subscription.id } })
    await blockName(tx, subscription.handle)
    return true
  })
  if (!ended) throw new AppError('invalid_input', 'This link was used already or is not complete.')
}
