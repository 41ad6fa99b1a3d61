import { z } from 'zod'
import { isCommonPassword } from './common-passwords'

const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/**
 * Length in characters (not code units), and not a common password; no rules about its characters.
 */
export const Password = z
  .string()
  .refine((value) => [...value].length >= PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters.`)
  // Stop here: normalizing a very long text can take long.
  .refine((value) => value.length <= PASSWORD_MAX, {
    error: `A password has at most ${PASSWORD_MAX} characters.`,
    abort: true,
  })
  .refine((value) => !isCommonPassword(value), 'This is one of the most common passwords. Choose another.')
