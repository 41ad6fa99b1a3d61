import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { storeOwnIcon } from '@/lib/icons/own/upload'

export const POST = route({
  auth: 'required',
  limitUser: 'upload',
  handle: async ({ viewer, request }) => json(await storeOwnIcon(viewer.id, request), { status: 201 }),
})
