import { deleteAccount } from '@/lib/account/data'
import { Email } from '@/lib/auth/email'
import { AccountEnd } from '@/lib/auth/schema'
import { requireSession } from '@/lib/auth/session'
import { endedSession } from '@/lib/auth/session-cookie'
import { AppError } from '@/lib/errors'
import { route } from '@/lib/api/route'

export const DELETE = route({
  limit: 'account',
  body: AccountEnd,
  handle: async ({ request, body }) => {
    const { viewer, email } = await requireSession(request)
    const typed = Email.safeParse(body.confirm)
    if (!typed.success || typed.data !== email)
      throw new AppError('invalid_input', 'Type the e-mail address of this account to delete it.')
    await deleteAccount(viewer.id, body.stacks)
    return Response.json({ ok: true }, { headers: { 'set-cookie': endedSession() } })
  },
})
