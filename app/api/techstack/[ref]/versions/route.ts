import { route } from '@/lib/api/route'
import { listRevisions } from '@/lib/revisions/queries'
import { StackRef } from '@/lib/stack/schema'

export const GET = route({
  auth: 'editor',
  params: StackRef,
  handle: async ({ editor, params }) => Response.json(await listRevisions(editor, params.ref)),
})
