import { after } from 'next/server'
import { createAccount } from '@/lib/auth/accounts'
import { SignUpForm } from '@/lib/auth/schema'
import { route } from '@/lib/http/route'
import { sendDueMail } from '@/lib/send-due-mail'

export const POST = route({
  limit: 'signup',
  body: SignUpForm,
  handle: async ({ body }) => {
    await createAccount(body.email, body.password)
    after(sendDueMail)
    return Response.json({ ok: true }, { status: 201 })
  },
})
