import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { route } from '@/lib/api/route'
import { listTools } from '@/lib/tools/list'
import { ToolListQuery } from '@/lib/tools/schema'

export const GET = route({
  query: ToolListQuery,
  handle: async ({ query }) => Response.json(await listTools(query), { headers: ANY_ORIGIN }),
})
