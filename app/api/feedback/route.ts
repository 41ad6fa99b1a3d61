import { storeFeedback } from '@/lib/feedback/data'
import { FeedbackForm } from '@/lib/feedback/schema'
import { route } from '@/lib/api/route'

export const POST = route({
  idempotent: true,
  isMessage: true,
  limit: 'form',
  body: FeedbackForm,
  handle: async ({ body }) => {
    await storeFeedback(body.feedback)
    return Response.json({ ok: true }, { status: 201 })
  },
})
