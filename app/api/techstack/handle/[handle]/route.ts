import { route } from '@/lib/api/route'
import { stacksByHandle } from '@/lib/search/queries'
import { HandleParam } from '@/lib/search/schema'

export const GET = route({
  isPublic: true,
  params: HandleParam,
  handle: async ({ params }) => Response.json(await stacksByHandle(params.handle)),
})
