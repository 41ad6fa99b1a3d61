import { afterStored } from '@/lib/http/after-stored'
import { route } from '@/lib/http/route'
import { sendDueMail } from '@/lib/send-due-mail'
import { endSubscription, subscribe } from '@/lib/subscription/data'
import { SubscriptionEnd, SubscriptionForm } from '@/lib/subscription/schema'

export const POST = route({
  repeatable: true,
  limit: 'form',
  body: SubscriptionForm,
  handle: async ({ body }) => {
    const isNew = await subscribe(body)
    if (isNew) afterStored(sendDueMail)
    return Response.json({ ok: true }, { status: isNew ? 201 : 200 })
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
