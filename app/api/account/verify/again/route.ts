import { after } from 'next/server'
import { mailVerification } from '@/lib/auth/recovery'
import { requireSession } from '@/lib/auth/session'
import { takePoint } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'

/** A new link for whoever let the first one grow old. */
export const POST = route({
  limit: 'account',
  handle: async ({ request }) => {
    const { viewer } = await requireSession(request)
    await takePoint('resetMail', viewer.id)
    after(() => mailVerification(viewer.id))
    return Response.json({ ok: true }, { status: 202 })
  },
})
