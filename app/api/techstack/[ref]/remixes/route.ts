import { route } from '@/lib/api/route'
import { readRemixes } from '@/lib/stack/remixes'
import { StackRef } from '@/lib/stack/schema'

export const GET = route({
  isPublic: true,
  params: StackRef,
  handle: async ({ params }) => Response.json(await readRemixes(params.ref)),
})
