import 'server-only'
import { takePoint } from '@/lib/http/rate-limit'
import { requestState } from '@/lib/http/request-state'

/** One key for all visitors, which limits the cost of a day. */
const ALL_VISITORS = 'all'

/**
 * Counts one question to the model against the daily budgets of the visitor and of all visitors.
 */
export async function countQuestion(): Promise<void> {
  const { key, signedIn } = requestState.getStore()?.visitor ?? { key: 'unknown', signedIn: false }
  await takePoint(signedIn ? 'modelUserDay' : 'modelGuestDay', key)
  await takePoint('modelDay', ALL_VISITORS)
}
