import { route } from '@/lib/api/route'
import { restoreStack } from '@/lib/stack/data'
import { StackRef } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'

export const POST = route({
  idempotent: true,
  auth: 'required',
  params: StackRef,
  handle: async ({ viewer, params }) => Response.json(toAnswer(await restoreStack(viewer.id, params.ref))),
})
