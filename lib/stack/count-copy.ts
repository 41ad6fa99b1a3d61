import 'server-only'
import { db } from '@/lib/db/client'
import { currentMaker } from './views'

/**
 * Counts a copy in the transaction of the request. A copy by the maker is not counted as audience.
 * Not in views.ts, which the HTTP server bundles and which must not import Prisma's client.
 */
export async function countCopy(code: string, byOwner: boolean): Promise<void> {
  const { maker, isPending } = currentMaker(code)
  await db.$transaction(
    (tx) => tx.$executeRaw`WITH copied AS (
        SELECT CASE WHEN ${byOwner || isPending}
          OR EXISTS (SELECT 1 FROM stack_views WHERE code = ${code} AND visitor = ${maker}) THEN 0 ELSE 1 END AS others),
      today AS (
        INSERT INTO stack_days (code, day, score) SELECT ${code}, current_date, 5 FROM copied WHERE others > 0
        ON CONFLICT (day, code) DO UPDATE SET score = stack_days.score + excluded.score)
      UPDATE tech_stacks SET duplicates = duplicates + 1, popularity = popularity + 5, audience = audience + others
      FROM copied WHERE share_code = ${code}`,
  )
}
