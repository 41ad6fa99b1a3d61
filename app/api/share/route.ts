import { ownerFor } from '@/lib/auth/owner'
import { route } from '@/lib/api/route'
import { toCopyAnswer } from '@/lib/stack/answer'
import { createStack } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'

export const POST = route({
  idempotent: true,
  auth: 'optional',
  limit: 'save',
  limitUser: 'saveUser',
  body: StackDraft,
  handle: async ({ viewer, body: { userId, ...draft } }) => {
    return Response.json(toCopyAnswer(await createStack(ownerFor(viewer, userId), draft)), { status: 201 })
  },
})
