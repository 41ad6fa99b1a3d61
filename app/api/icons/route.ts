import { route } from '@/lib/api/route'
import { IconQuery } from '@/lib/icons/schema'
import { searchIcons } from '@/lib/icons/search'
import { storeOwnIcon } from '@/lib/icons/own/store-own-icon'

export const GET = route({
  isPublic: true,
  query: IconQuery,
  handle: ({ query }) => Promise.resolve(Response.json(searchIcons(query))),
})

export const POST = route({
  idempotent: true,
  auth: 'required',
  limitUser: 'upload',
  handle: async ({ viewer, request }) => Response.json(await storeOwnIcon(viewer.id, request), { status: 201 }),
})
