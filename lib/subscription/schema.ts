import { z } from 'zod'
import { Email } from '@/lib/auth/email'
import { SecretToken } from '@/lib/fields'
import { STACK_LIMITS } from '@/lib/stack/limits'
import { TwitterHandle } from '@/lib/stack/schema'

const BOTH = 'Please enter both email and handle'

export const SubscriptionForm = z.object({
  email: z.string({ error: BOTH }).trim().min(1, BOTH).pipe(Email),
  handle: z
    .string({ error: BOTH })
    .trim()
    .min(1, BOTH)
    .max(STACK_LIMITS.handle + 1, `at most ${STACK_LIMITS.handle} characters`)
    .pipe(TwitterHandle)
    .pipe(z.string().min(1, BOTH)),
})
export type SubscriptionForm = z.output<typeof SubscriptionForm>

export const SubscriptionEnd = z.object({ token: SecretToken })
