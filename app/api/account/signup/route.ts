import { createAccount } from '@/lib/auth/accounts'
import { mailVerification } from '@/lib/auth/recovery'
import { SignUpForm } from '@/lib/auth/schema'
import { afterStored } from '@/lib/http/after-stored'
import { route } from '@/lib/http/route'

export const POST = route({
  repeatable: true,
  limit: 'signup',
  body: SignUpForm,
  handle: async ({ body }) => {
    const { id } = await createAccount(body.email, body.password)
    afterStored(() => mailVerification(id))
    return Response.json({ ok: true }, { status: 201 })
  },
})
