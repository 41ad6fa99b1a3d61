import 'server-only'
import { db } from '@/lib/db/client'
import { readStack } from '@/lib/stack/data'

/** What visitors say, kept until an operator looks at it. */

export async function storeFeedback(feedback: string): Promise<void> {
  await db.feedback.create({ data: { feedback } })
}

/** A code that no stack has is 404. */
export async function reportStack(code: string, reason: string): Promise<void> {
  const { shareCode } = await readStack(code)
  await db.report.create({ data: { code: shareCode, reason } })
}
