import { after } from 'next/server'
import { mailReset } from '@/lib/auth/recovery'
import { ResetRequest } from '@/lib/auth/schema'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'reset',
  body: ResetRequest,
  handle: ({ body }) => {
    after(() => mailReset(body.email))
    return Response.json({ ok: true }, { status: 202 })
  },
})
