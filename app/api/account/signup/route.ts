import { createAccount } from '@/lib/auth/accounts'
import { SignUpForm } from '@/lib/auth/schema'
import { afterCommit } from '@/lib/http/after-commit'
import { route } from '@/lib/api/route'
import { sendDueMail } from '@/lib/send-due-mail'

export const POST = route({
  idempotent: true,
  limit: 'signup',
  body: SignUpForm,
  handle: async ({ body }) => {
    await createAccount(body.email, body.password)
    afterCommit(sendDueMail)
    return Response.json({ ok: true }, { status: 201 })
  },
})
