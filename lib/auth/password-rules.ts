import { z } from 'zod'
import { isCommonPassword } from './common-passwords'

const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Length and not being everybody's: what a password is made of is its owner's business. Characters, not code units. */
export const Password = z
  .string()
  .refine((value) => [...value].length >= PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters.`)
  // What is too long is looked at no further: bringing letters into one form can take long.
  .refine((value) => value.length <= PASSWORD_MAX, {
    error: `A password has at most ${PASSWORD_MAX} characters.`,
    abort: true,
  })
  .refine(
    (value) => !isCommonPassword(value),
    'This is one of the passwords that everybody tries first. Choose another.',
  )
