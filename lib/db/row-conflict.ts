import { errorCode } from '@/lib/error-code'

/** Prisma's error codes for concurrent changes of the same rows. */

/** Another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === 'P2002'

/** A row, or one that it refers to, was removed concurrently. */
export const isMissingRow = (error: unknown): boolean => errorCode(error) === 'P2003' || errorCode(error) === 'P2025'
