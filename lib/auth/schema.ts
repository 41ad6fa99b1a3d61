import { z } from 'zod'
import { Email } from './email'
import { Password } from './password-rules'

export const SignUpForm = z.object({ email: Email, password: Password })
