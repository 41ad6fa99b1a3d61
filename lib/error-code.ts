/** The code of an error: ENOENT of the file system, 23505 of PostgreSQL, P2002 of Prisma. */
export const errorCode = (error: unknown): unknown =>
  error !== null && typeof error === 'object' && 'code' in error ? error.code : undefined
