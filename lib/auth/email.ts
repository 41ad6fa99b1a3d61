import { z } from 'zod'

/** Linear to check, and long enough for every real address. The part after the @ is compared in lower case by mail itself. */
export const Email = z
  .string()
  .trim()
  .max(254, 'An e-mail address has at most 254 characters.')
  .transform((value) => value.normalize('NFC').toLowerCase())
  .pipe(z.email('Enter a complete address, such as name@example.com.'))
