import { after } from 'next/server'
import { requestReset } from '@/lib/auth/recovery'
import { ResetRequest } from '@/lib/auth/schema'
import { route } from '@/lib/api/route'
import { sendDueMail } from '@/lib/send-due-mail'

export const POST = route({
  limit: 'reset',
  body: ResetRequest,
  handle: async ({ body }) => {
    await requestReset(body.email)
    after(sendDueMail)
    return Response.json({ ok: true }, { status: 202 })
  },
})
