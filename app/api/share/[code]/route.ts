import { z } from 'zod'
import { ownerFor } from '@/lib/auth/owner'
import { route } from '@/lib/http/route'
import { toCopyAnswer } from '@/lib/stack/copy-answer'
import { copyStack } from '@/lib/stack/data'
import { ShareCodeParam } from '@/lib/stack/schema'

export const POST = route({
  auth: 'optional',
  limit: 'save',
  limitUser: 'saveUser',
  params: ShareCodeParam,
  body: z.object({ userId: z.string().max(100).nullish() }).optional(),
  handle: async ({ viewer, params, body }) => {
    return Response.json(toCopyAnswer(await copyStack(ownerFor(viewer, body?.userId), params.code)), { status: 201 })
  },
})
