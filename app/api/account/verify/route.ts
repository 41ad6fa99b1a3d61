import { confirmAddress } from '@/lib/auth/recovery'
import { VerifyForm } from '@/lib/auth/schema'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'account',
  body: VerifyForm,
  handle: async ({ body }) => {
    await confirmAddress(body.token)
    return json({ ok: true })
  },
})
