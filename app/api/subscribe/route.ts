import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { endSubscription, subscribe } from '@/lib/subscription/data'
import { SubscriptionEnd, SubscriptionForm } from '@/lib/subscription/schema'

export const POST = route({
  limit: 'form',
  body: SubscriptionForm,
  handle: async ({ body }) => json({ ok: true }, { status: (await subscribe(body)) ? 201 : 200 }),
})

export const DELETE = route({
  limit: 'form',
  body: SubscriptionEnd,
  handle: async ({ body }) => {
    await endSubscription(body.token)
    return json({ ok: true })
  },
})
