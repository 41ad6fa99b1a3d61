import 'server-only'
import { db } from '@/lib/db/client'
import { readStack } from '@/lib/stack/find-stack'

/** Stores a visitor's report about a shared page for the operator. An unknown share code is 404. */
export async function reportStack(code: string, reason: string): Promise<void> {
  const { shareCode } = await readStack(code)
  await db.report.create({ data: { code: shareCode, reason } })
}
