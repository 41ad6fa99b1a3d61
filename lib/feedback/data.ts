import 'server-only'
import { db } from '@/lib/db/client'

export async function storeFeedback(feedback: string): Promise<void> {
  await db.feedback.create({ data: { feedback } })
}
