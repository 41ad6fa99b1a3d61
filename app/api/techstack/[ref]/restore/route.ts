import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { restoreStack } from '@/lib/stack/lifecycle'
import { StackRef, toAnswer } from '@/lib/stack/schema'

export const POST = route({
  auth: 'required',
  params: StackRef,
  handle: async ({ viewer, params }) => json(toAnswer(await restoreStack(viewer.id, params.ref))),
})
