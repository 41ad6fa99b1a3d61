import { composeReset, composeVerification } from '@/lib/auth/compose-letters'
import { sendDueLetters } from '@/lib/mail'
import { composeSubscriptionLetter } from '@/lib/subscription/compose-letter'

/** Who writes which letter of the queue. Called behind each answer that queued one, and by housekeeping every few seconds. */
export const sendDueMail = (): Promise<void> =>
  sendDueLetters({
    reset: composeReset,
    verification: composeVerification,
    subscription: composeSubscriptionLetter,
  })
