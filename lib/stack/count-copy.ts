import 'server-only'
import { db } from '@/lib/db/client'
import { currentMaker } from './views'

/**
 * Counts a copy of the stack. Not in views.ts: the HTTP server bundles that, and must not import Prisma's client. One by its own maker is a copy, and no audience. It belongs to the transaction of the
 * request, which raw statements outside of one do not.
 */
export async function countCopy(code: string, byOwner: boolean): Promise<void> {
  const { maker, isPending } = currentMaker(code)
  await db.$transaction(
    (tx) => tx.$executeRaw`UPDATE tech_stacks SET duplicates = duplicates + 1, popularity = popularity + 5,
        audience = audience + CASE WHEN ${byOwner || isPending}
          OR EXISTS (SELECT 1 FROM stack_views WHERE code = ${code} AND visitor = ${maker}) THEN 0 ELSE 1 END
      WHERE share_code = ${code}`,
  )
}
