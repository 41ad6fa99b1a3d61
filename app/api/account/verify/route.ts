import { confirmAddress } from '@/lib/auth/recovery'
import { VerifyForm } from '@/lib/auth/schema'
import { route } from '@/lib/api/route'

export const POST = route({
  limit: 'account',
  body: VerifyForm,
  handle: async ({ body }) => {
    await confirmAddress(body.token)
    return Response.json({ ok: true })
  },
})
