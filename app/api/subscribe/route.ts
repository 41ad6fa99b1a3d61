import { afterCommit } from '@/lib/http/after-commit'
import { route } from '@/lib/api/route'
import { sendDueMail } from '@/lib/send-due-mail'
import { endSubscription, subscribe } from '@/lib/subscription/data'
import { SubscriptionEnd, SubscriptionForm } from '@/lib/subscription/schema'

export const POST = route({
  idempotent: true,
  isMessage: true,
  limit: 'form',
  body: SubscriptionForm,
  handle: async ({ body }) => {
    const isNew = await subscribe(body)
    if (isNew) afterCommit(sendDueMail)
    return Response.json({ ok: true }, { status: isNew ? 201 : 200 })
  },
})

export const DELETE = route({
  idempotent: true,
  isMessage: true,
  limit: 'form',
  body: SubscriptionEnd,
  handle: async ({ body }) => {
    await endSubscription(body.token)
    return Response.json({ ok: true })
  },
})
