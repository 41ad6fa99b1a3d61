import { z } from 'zod'
import { isVisible, textComposed, textStorable } from '@/lib/text/storable'

/** Field types of request schemas. */

/** Absent and null are parsed as `fallback`. Zod's own `default` refuses null. */
export const orElse = <T extends z.ZodType>(schema: T, fallback: NonNullable<z.output<T>>) =>
  schema.nullish().transform((value) => value ?? fallback)

export const text = (max: number) =>
  z
    .string()
    .transform(textComposed)
    .pipe(z.string().max(max, `at most ${max} characters`))

export const filledText = (max: number) => text(max).refine((value) => value.trim() !== '', 'may not be blank')

export const requiredName = (max: number) =>
  text(max + 200)
    .transform((value) => value.trim())
    .pipe(z.string().max(max, `at most ${max} characters`).refine(isVisible, 'may not be blank'))

export const optionalText = (max: number) => orElse(text(max), '')

export const emptyWhenMissing = <T extends z.ZodType<string, string>>(schema: T) => orElse(z.string(), '').pipe(schema)

/** A free text of a visitor. */
export const message = (max: number, whenMissing: string) =>
  z
    .string({ error: whenMissing })
    .transform((value) => textStorable(value).trim())
    .pipe(z.string().min(1, whenMissing).max(max, `At most ${max} characters.`))

/** A secret that was sent by mail or in a response, and is sent back. */
export const SecretToken = z.string().min(1).max(200)
