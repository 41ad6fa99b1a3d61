import { z } from 'zod'
import { isVisible, textComposed, textStorable } from '@/lib/text-storable'

export const text = (max: number) =>
  z
    .string()
    .transform(textComposed)
    .pipe(z.string().max(max, `at most ${max} characters`))

export const named = (max: number) =>
  text(max + 200)
    .transform((value) => value.trim())
    .pipe(z.string().max(max, `at most ${max} characters`).refine(isVisible, 'may not be blank'))

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

/** Something that a visitor has to say. */
export const message = (max: number, whenMissing: string) =>
  z
    .string({ error: whenMissing })
    .transform((value) => textStorable(value).trim())
    .pipe(z.string().min(1, whenMissing).max(max, `At most ${max} characters.`))
