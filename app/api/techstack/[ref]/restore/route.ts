import { route } from '@/lib/api/route'
import { restoreStack } from '@/lib/stack/data'
import { StackRef } from '@/lib/stack/schema'
import { toAnswer } from '@/lib/stack/section-map'

export const POST = route({
  idempotent: true,
  auth: 'editor',
  params: StackRef,
  handle: async ({ editor, params }) => Response.json(toAnswer(await restoreStack(editor, params.ref))),
})
