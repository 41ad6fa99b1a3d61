import { errorCode } from '@/lib/error-code'

/** Prisma's words for what happens when two change the same rows at once. */

/** Another row of the same unique value stands in the way. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === 'P2002'

/** A row that was there a moment ago, or one that it belongs to: somebody else has removed it meanwhile. */
export const isMissingRow = (error: unknown): boolean => errorCode(error) === 'P2003' || errorCode(error) === 'P2025'
