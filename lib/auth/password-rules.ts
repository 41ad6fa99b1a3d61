import { z } from 'zod'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export const Password = z
  .string()
  .min(PASSWORD_MIN, `at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `at most ${PASSWORD_MAX} characters`)
