import { afterStored } from '@/lib/http/after-stored'
import { route } from '@/lib/http/route'
import { sendMail } from '@/lib/mail'
import { subscriptionLetter } from '@/lib/mail/letters'
import { endSubscription, subscribe } from '@/lib/subscription/data'
import { SubscriptionEnd, SubscriptionForm } from '@/lib/subscription/schema'

export const POST = route({
  repeatable: true,
  limit: 'form',
  body: SubscriptionForm,
  handle: async ({ body }) => {
    const made = await subscribe(body)
    if (made) afterStored(() => sendMail('subscription', subscriptionLetter(body.email, body.handle, made.endToken)))
    return Response.json({ ok: true }, { status: made ? 201 : 200 })
  },
})

export const DELETE = route({
  repeatable: true,
  limit: 'form',
  body: SubscriptionEnd,
  handle: async ({ body }) => {
    await endSubscription(body.token)
    return Response.json({ ok: true })
  },
})
