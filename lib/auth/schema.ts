import { z } from 'zod'
import { Email } from './email'
import { Password, PASSWORD_MAX } from './password-rules'

const Token = z.string().min(1).max(200)

export const SignUpForm = z.object({ email: Email, password: Password })
export const ResetRequest = z.object({ email: Email })
export const ResetForm = z.object({ token: Token, password: Password })
export const VerifyForm = z.object({ token: Token })
export const PasswordForm = z.object({ current: z.string().min(1).max(PASSWORD_MAX), next: Password })
export const AccountEnd = z.object({ confirm: z.string().max(300), stacks: z.enum(['delete', 'keep']) })
