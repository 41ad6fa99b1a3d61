import { route } from '@/lib/api/route'
import { deleteKey } from '@/lib/keys/data'
import { ApiKeyParam } from '@/lib/keys/schema'

export const DELETE = route({
  auth: 'required',
  limitUser: 'account',
  params: ApiKeyParam,
  handle: async ({ viewer, params }) => {
    await deleteKey(viewer.id, params.id)
    return Response.json({ ok: true })
  },
})
