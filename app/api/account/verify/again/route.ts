import { after } from 'next/server'
import { mailVerification } from '@/lib/auth/recovery'
import { requireSession } from '@/lib/auth/session'
import { takePoint } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'

/** *session*: a new link for whoever let the first one grow old. */
export const POST = route({
  limit: 'account',
  handle: async () => {
    const { viewer } = await requireSession()
    await takePoint('resetMail', viewer.id)
    after(() => mailVerification(viewer.id))
    return Response.json({ ok: true }, { status: 202 })
  },
})
