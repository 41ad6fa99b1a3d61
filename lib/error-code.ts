/** What a failure is called by whoever threw it: ENOENT by the file system, 23505 by PostgreSQL, P2002 by Prisma. */
export const errorCode = (error: unknown): unknown =>
  error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined
