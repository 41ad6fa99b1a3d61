import type { z } from 'zod'

const KINDS: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

/** What a check says that brings no words of its own: the library's are about schemas, and a caller sent a field. */
export const validationMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is missing'
    const kind = KINDS[issue.expected]
    return kind && `must be ${kind}`
  }
  if (issue.code === 'too_small' && issue.origin === 'string') return 'may not be empty'
  if (issue.code === 'too_big' && issue.origin === 'string') return `at most ${issue.maximum} characters`
  if (issue.code === 'invalid_value') return `one of: ${issue.values.join(', ')}`
  return undefined
}
