import { resetPassword } from '@/lib/auth/recovery'
import { ResetForm } from '@/lib/auth/schema'
import { route } from '@/lib/api/route'

export const POST = route({
  limit: 'account',
  body: ResetForm,
  handle: async ({ body }) => {
    await resetPassword(body.token, body.password)
    return Response.json({ ok: true })
  },
})
