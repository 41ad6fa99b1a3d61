import { hashOfSecret, newBearerSecret } from '@/lib/bearer-secret'
import { sharedPool } from '@/lib/db/pool'
import { subscriptionLetter } from '@/lib/mail/letters'
import type { Letter } from '@/lib/mail/types'

/**
 * Creates the token that ends the subscription when its letter is composed. In plain SQL for
 * housekeeping.
 */
export async function composeSubscriptionLetter(id: string): Promise<Letter | undefined> {
  const endToken = newBearerSecret()
  const pool = await sharedPool()
  const { rows } = await pool.query<{ email: string; handle: string }>(
    'UPDATE subscriptions SET token_hash = $2 WHERE id = $1 RETURNING email, handle',
    [id, hashOfSecret(endToken)],
  )
  const subscription = rows[0]
  return subscription && subscriptionLetter(subscription.email, subscription.handle, endToken)
}
