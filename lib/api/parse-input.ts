import type { z } from 'zod'
import { AppError } from '@/lib/errors'
import { validationMessage } from '@/lib/validation-message'

const MAX_DETAILS = 20

/** The validated value, or a 400 with one sentence about the first errors. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: validationMessage })
  if (result.success) return result.data
  const details = result.error.issues
    .slice(0, MAX_DETAILS)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  const first = details[0]
  throw new AppError('invalid_input', first ? sentenceOf(first) : 'Invalid input.', { details })
}

/** A message with a capital letter is a sentence; others get the field's name. */
const sentenceOf = ({ path, message }: { path: string; message: string }) =>
  /^\p{Lu}/u.test(message) ? message : `${path || 'The body'}: ${message}`
