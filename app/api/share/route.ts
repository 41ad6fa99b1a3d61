import { ownerFor } from '@/lib/auth/owner'
import { route } from '@/lib/api/route'
import { toCopyAnswer } from '@/lib/stack/answer'
import { copyBoard } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'

export const POST = route({
  idempotent: true,
  auth: 'optional',
  limit: 'save',
  limitUser: 'saveUser',
  body: StackDraft,
  handle: async ({ viewer, body: { userId, ...draft } }) => {
    return Response.json(toCopyAnswer(await copyBoard(ownerFor(viewer, userId), draft)), { status: 201 })
  },
})
