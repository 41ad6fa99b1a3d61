import { route } from '@/lib/api/route'
import { storeOwnIcon } from '@/lib/icons/own/store-own-icon'

export const POST = route({
  idempotent: true,
  auth: 'required',
  limitUser: 'upload',
  handle: async ({ viewer, request }) => Response.json(await storeOwnIcon(viewer.id, request), { status: 201 }),
})
