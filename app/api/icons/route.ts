import { route } from '@/lib/http/route'
import { storeOwnIcon } from '@/lib/icons/own/upload'

export const POST = route({
  repeatable: true,
  auth: 'required',
  limitUser: 'upload',
  handle: async ({ viewer, request }) => Response.json(await storeOwnIcon(viewer.id, request), { status: 201 }),
})
