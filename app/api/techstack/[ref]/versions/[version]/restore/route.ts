import { route } from '@/lib/api/route'
import { restoreRevision } from '@/lib/revisions/data'
import { RestoreBody, RevisionParams, versionIn } from '@/lib/revisions/schema'
import { toAnswer } from '@/lib/stack/section-map'

export const POST = route({
  idempotent: true,
  auth: 'editor',
  limit: 'save',
  limitUser: 'saveUser',
  params: RevisionParams,
  body: RestoreBody,
  handle: async ({ editor, params, body }) => {
    const stack = await restoreRevision(editor, params.ref, versionIn(params.version), body?.version ?? undefined)
    return Response.json(toAnswer(stack))
  },
})
