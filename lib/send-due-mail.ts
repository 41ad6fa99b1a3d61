import { composeReset, composeVerification } from '@/lib/auth/compose-letters'
import { sendDueLetters } from '@/lib/mail'
import { composeSubscriptionLetter } from '@/lib/subscription/compose-letter'

/**
 * Sends queued letters, each composed by its domain. Called after a response that queued one, and
 * by housekeeping.
 */
export const sendDueMail = (): Promise<void> =>
  sendDueLetters({
    reset: composeReset,
    verification: composeVerification,
    subscription: composeSubscriptionLetter,
  })
