import { z } from 'zod'
import { route } from '@/lib/http/route'
import { claimStack } from '@/lib/stack/lifecycle'
import { StackRef } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'

export const POST = route({
  auth: 'required',
  limitUser: 'saveUser',
  params: StackRef,
  body: z.object({ secret: z.string().min(1).max(200) }),
  handle: async ({ viewer, params, body }) =>
    Response.json(toAnswer(await claimStack(viewer.id, params.ref, body.secret))),
})
