import { z } from 'zod'
import { SecretToken } from '@/lib/fields'
import { Email } from './email'
import { Password, PASSWORD_MAX } from './password-rules'

export const SignUpForm = z.object({ email: Email, password: Password })
export const ResetRequest = z.object({ email: Email })
export const ResetForm = z.object({ token: SecretToken, password: Password })
export const VerifyForm = z.object({ token: SecretToken })
export const PasswordForm = z.object({ current: z.string().min(1).max(PASSWORD_MAX), next: Password })
export const AccountEnd = z.object({ confirm: z.string().max(300), stacks: z.enum(['delete', 'keep']) })
/** The path segments of a next-auth route. */
export const SignInParams = z.object({ nextauth: z.array(z.string()) })
export type SignInParams = z.output<typeof SignInParams>
