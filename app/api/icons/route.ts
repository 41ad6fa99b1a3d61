import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { route } from '@/lib/api/route'
import { IconQuery } from '@/lib/icons/schema'
import { searchIcons } from '@/lib/icons/search'
import { storeOwnIcon } from '@/lib/icons/own/store-own-icon'

export const GET = route({
  query: IconQuery,
  handle: ({ query }) => Promise.resolve(Response.json(searchIcons(query), { headers: ANY_ORIGIN })),
})

export const POST = route({
  idempotent: true,
  auth: 'required',
  limitUser: 'upload',
  handle: async ({ viewer, request }) => Response.json(await storeOwnIcon(viewer.id, request), { status: 201 }),
})
