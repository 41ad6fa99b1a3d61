import { route } from '@/lib/api/route'
import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { stacksByHandle } from '@/lib/search/queries'
import { HandleParam } from '@/lib/search/schema'

export const GET = route({
  params: HandleParam,
  handle: async ({ params }) => Response.json(await stacksByHandle(params.handle), { headers: ANY_ORIGIN }),
})
