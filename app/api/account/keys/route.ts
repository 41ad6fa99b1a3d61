import { route } from '@/lib/api/route'
import { createKey, listKeys } from '@/lib/keys/data'
import { NewApiKey } from '@/lib/keys/schema'

export const GET = route({
  auth: 'required',
  handle: async ({ viewer }) => Response.json(await listKeys(viewer.id)),
})

export const POST = route({
  auth: 'required',
  // The key is in the stored answer, which is encrypted.
  idempotent: true,
  limitUser: 'account',
  body: NewApiKey,
  handle: async ({ viewer, body }) => Response.json(await createKey(viewer.id, body), { status: 201 }),
})
