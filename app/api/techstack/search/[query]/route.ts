import { route } from '@/lib/api/route'
import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { searchStacks } from '@/lib/search/queries'
import { SearchParam } from '@/lib/search/schema'

export const GET = route({
  params: SearchParam,
  handle: async ({ params }) => Response.json(await searchStacks(params.query), { headers: ANY_ORIGIN }),
})
