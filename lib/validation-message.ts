import type { z } from 'zod'

const KINDS: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

/**
 * Default messages of schemas. Zod's own are about types and schemas, not about the caller's field.
 */
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
