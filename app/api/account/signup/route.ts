import { createAccount } from '@/lib/auth/accounts'
import { SignUpForm } from '@/lib/auth/schema'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'signup',
  body: SignUpForm,
  handle: async ({ body }) => {
    await createAccount(body.email, body.password)
    return json({ ok: true }, { status: 201 })
  },
})
