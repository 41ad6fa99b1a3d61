import { route } from '@/lib/api/route'
import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { readRemixes } from '@/lib/stack/remixes'
import { StackRef } from '@/lib/stack/schema'

export const GET = route({
  params: StackRef,
  handle: async ({ params }) => Response.json(await readRemixes(params.ref), { headers: ANY_ORIGIN }),
})
