import { changePassword } from '@/lib/account/data'
import { PasswordForm } from '@/lib/auth/schema'
import { requireSession } from '@/lib/auth/session'
import { renewedSession } from '@/lib/auth/session-cookie'
import { route } from '@/lib/api/route'

export const POST = route({
  limit: 'account',
  body: PasswordForm,
  handle: async ({ request, body }) => {
    const { viewer } = await requireSession(request)
    const version = await changePassword(viewer.id, body.current, body.next)
    return Response.json({ ok: true }, { headers: { 'set-cookie': await renewedSession(request, version) } })
  },
})
