/** Prisma's word for a row that another one of the same unique value stands in the way of. */
export function isUniqueViolation(error: unknown): boolean {
  return error !== null && typeof error === 'object' && 'code' in error && error.code === 'P2002'
}
