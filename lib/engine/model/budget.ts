import 'server-only'
import { takePoint } from '@/lib/http/rate-limit'
import { requestState } from '@/lib/http/request-state'

/** All visitors together: what a day may cost is bounded whoever asks. */
const EVERYBODY = 'everybody'

/** One question to the model, out of the visitor's budget of the day and out of everybody's. */
export async function spendQuestion(): Promise<void> {
  const { key, signedIn } = requestState.getStore()?.visitor ?? { key: 'unknown', signedIn: false }
  await takePoint(signedIn ? 'modelUserDay' : 'modelGuestDay', key)
  await takePoint('modelDay', EVERYBODY)
}
