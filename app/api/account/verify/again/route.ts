import { after } from 'next/server'
import { requestVerification } from '@/lib/auth/recovery'
import { requireSession } from '@/lib/auth/session'
import { takePoint } from '@/lib/http/rate-limit'
import { route } from '@/lib/api/route'
import { sendDueMail } from '@/lib/send-due-mail'

/** Sends another verification link, because a link is valid for an hour only. */
export const POST = route({
  limit: 'account',
  handle: async ({ request }) => {
    const { viewer } = await requireSession(request)
    await takePoint('resetMail', viewer.id)
    await requestVerification(viewer.id)
    after(sendDueMail)
    return Response.json({ ok: true }, { status: 202 })
  },
})
