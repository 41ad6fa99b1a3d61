import { ownerFor } from '@/lib/auth/owner'
import { route } from '@/lib/api/route'
import { toCopyAnswer } from '@/lib/stack/answer'
import { copyStack } from '@/lib/stack/data'
import { CopyBody, ShareCodeParam } from '@/lib/stack/schema'

export const POST = route({
  idempotent: true,
  auth: 'optional',
  limit: 'save',
  limitUser: 'saveUser',
  params: ShareCodeParam,
  body: CopyBody,
  handle: async ({ viewer, params, body }) => {
    return Response.json(toCopyAnswer(await copyStack(ownerFor(viewer, body?.userId), params.code)), { status: 201 })
  },
})
