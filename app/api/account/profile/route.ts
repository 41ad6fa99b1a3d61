import { route } from '@/lib/api/route'
import { readProfile, updateProfile } from '@/lib/people/data'
import { ProfileUpdate } from '@/lib/people/schema'

export const GET = route({
  auth: 'required',
  handle: async ({ viewer }) => Response.json(await readProfile(viewer.id)),
})

export const PUT = route({
  auth: 'required',
  idempotent: true,
  limitUser: 'account',
  body: ProfileUpdate,
  handle: async ({ viewer, body }) => Response.json(await updateProfile(viewer.id, body)),
})
