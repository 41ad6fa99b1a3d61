import 'server-only'
import { db } from '@/lib/db/client'
import { readStack } from '@/lib/stack/queries'

/**
 * Keeps what a visitor says about a shared page until an operator looks at it. A code that no stack
 * has is 404.
 */
export async function reportStack(code: string, reason: string): Promise<void> {
  const { shareCode } = await readStack(code)
  await db.report.create({ data: { code: shareCode, reason } })
}
