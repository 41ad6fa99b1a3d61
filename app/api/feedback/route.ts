import { storeFeedback } from '@/lib/feedback/data'
import { FeedbackForm } from '@/lib/feedback/schema'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'form',
  body: FeedbackForm,
  handle: async ({ body }) => {
    await storeFeedback(body.feedback)
    return json({ ok: true }, { status: 201 })
  },
})
