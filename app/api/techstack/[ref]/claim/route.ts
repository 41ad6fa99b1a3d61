import { route } from '@/lib/api/route'
import { claimStack } from '@/lib/stack/data'
import { ClaimBody, StackRef } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'

export const POST = route({
  idempotent: true,
  auth: 'required',
  limitUser: 'saveUser',
  params: StackRef,
  body: ClaimBody,
  handle: async ({ viewer, params, body }) =>
    Response.json(toAnswer(await claimStack(viewer.id, params.ref, body.secret))),
})
