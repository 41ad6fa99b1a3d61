import { ownerFor } from '@/lib/auth/owner'
import { route } from '@/lib/api/route'
import { createStack } from '@/lib/stack/data'
import { StackDraft } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'

export const POST = route({
  idempotent: true,
  auth: 'optional',
  limit: 'save',
  limitUser: 'saveUser',
  body: StackDraft,
  handle: async ({ viewer, body: { userId, ...draft } }) => {
    const { stack, claimSecret } = await createStack(ownerFor(viewer, userId), draft)
    return Response.json({ ...toAnswer(stack), ...(claimSecret ? { claimSecret } : {}) }, { status: 201 })
  },
})
