import { route } from '@/lib/api/route'
import { searchStacks } from '@/lib/search/queries'
import { SearchParam } from '@/lib/search/schema'

export const GET = route({
  isPublic: true,
  params: SearchParam,
  handle: async ({ params }) => Response.json(await searchStacks(params.query)),
})
