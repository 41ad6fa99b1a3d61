import { z } from 'zod'
import { route } from '@/lib/http/route'
import { searchStacks } from '@/lib/search/data'

export const GET = route({
  params: z.object({ query: z.string() }),
  handle: async ({ params }) => Response.json(await searchStacks(params.query)),
})
