import { after } from 'next/server'
import { createAccount } from '@/lib/auth/accounts'
import { mailVerification } from '@/lib/auth/recovery'
import { SignUpForm } from '@/lib/auth/schema'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'signup',
  body: SignUpForm,
  handle: async ({ body }) => {
    const { id } = await createAccount(body.email, body.password)
    after(() => mailVerification(id))
    return Response.json({ ok: true }, { status: 201 })
  },
})
