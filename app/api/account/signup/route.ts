import { createAccount } from '@/lib/auth/accounts'
import { SignUpForm } from '@/lib/auth/schema'
import { afterStored } from '@/lib/http/after-stored'
import { route } from '@/lib/http/route'
import { sendDueMail } from '@/lib/send-due-mail'

export const POST = route({
  repeatable: true,
  limit: 'signup',
  body: SignUpForm,
  handle: async ({ body }) => {
    await createAccount(body.email, body.password)
    afterStored(sendDueMail)
    return Response.json({ ok: true }, { status: 201 })
  },
})
