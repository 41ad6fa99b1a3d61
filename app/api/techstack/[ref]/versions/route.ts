import { route } from '@/lib/api/route'
import { listRevisionChanges, listRevisions } from '@/lib/revisions/queries'
import { VersionsQuery } from '@/lib/revisions/schema'
import { StackRef } from '@/lib/stack/schema'

export const GET = route({
  auth: 'editor',
  params: StackRef,
  query: VersionsQuery,
  handle: async ({ editor, params, query }) =>
    Response.json(await (query.changes ? listRevisionChanges : listRevisions)(editor, params.ref)),
})
