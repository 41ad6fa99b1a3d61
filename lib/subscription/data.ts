import 'server-only'
import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { SubscriptionForm } from './schema'

/** Claims a handle for an address. Returns the token that ends it, or undefined when the pair was there already. */
export async function subscribe({ email, handle }: SubscriptionForm): Promise<{ endToken: string } | undefined> {
  const handleKey = handle.toLowerCase()
  const endToken = newBearerSecret()
  // One statement, so that two visitors who claim the same handle at once cannot both win.
  const { count } = await db.subscription.createMany({
    data: { email, handle, handleKey, tokenHash: hashOfSecret(endToken) },
    skipDuplicates: true,
  })
  if (count === 1) return { endToken }
  const known = await db.subscription.findUnique({ where: { handleKey }, select: { email: true } })
  if (known?.email !== email) throw new AppError('conflict', 'This handle is already claimed by another address.')
  return undefined
}

export async function endSubscription(token: string): Promise<void> {
  const { count } = await db.subscription.deleteMany({ where: { tokenHash: hashOfSecret(token) } })
  if (count === 0) throw new AppError('invalid_input', 'This link was used already or is not complete.')
}
