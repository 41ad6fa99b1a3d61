import { z } from 'zod'

/**
 * Accepts ASCII addresses only, in linear time, and before the letter case is changed: Unicode's
 * lower case and normal forms turn other letters into ASCII ones (U+212A KELVIN SIGN into k), which
 * would make another person's address equal to a user's.
 */
export const Email = z
  .string()
  .trim()
  .max(254, 'An e-mail address has at most 254 characters.')
  .pipe(z.email('Enter a complete address, such as name@example.com.'))
  .transform((address) => address.toLowerCase())
