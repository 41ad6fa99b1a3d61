import { z } from 'zod'

/** Text that can be stored and shown: no NUL, no half of a surrogate pair, composed the same way everywhere. */
export const text = (max: number) =>
  z
    .string()
    .transform((value) => value.normalize('NFC').replaceAll('\u0000', '').toWellFormed())
    .pipe(z.string().max(max, `at most ${max} characters`))

/** Nothing, or a name of control or zero-width characters alone, would be a line that nobody can see or press. */
const hasVisible = (value: string) => /[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value)
export const named = (max: number) =>
  text(max + 200)
    .transform((value) => value.trim())
    .pipe(z.string().max(max, `at most ${max} characters`).refine(hasVisible, 'may not be blank'))

/** Absent and null read as ''. */
export const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '')

export const emptyWhenMissing = <T extends z.ZodType<string, string>>(schema: T) =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '')
    .pipe(schema)
