import { z } from 'zod'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { searchStacks } from '@/lib/search/data'

export const GET = route({
  params: z.object({ query: z.string() }),
  handle: async ({ params }) => json(await searchStacks(params.query)),
})
