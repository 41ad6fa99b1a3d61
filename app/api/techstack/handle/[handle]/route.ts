import { z } from 'zod'
import { route } from '@/lib/http/route'
import { stacksByHandle } from '@/lib/search/data'

export const GET = route({
  params: z.object({ handle: z.string().max(200) }),
  handle: async ({ params }) => Response.json(await stacksByHandle(params.handle)),
})
