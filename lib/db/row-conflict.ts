/** Prisma's words for what happens when two change the same rows at once. */
const codeOf = (error: unknown): unknown =>
  error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined

/** Another row of the same unique value stands in the way. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === 'P2002'

/** A row that was there a moment ago, or one that it belongs to: somebody else has removed it meanwhile. */
export const isVanished = (error: unknown): boolean => codeOf(error) === 'P2003' || codeOf(error) === 'P2025'
