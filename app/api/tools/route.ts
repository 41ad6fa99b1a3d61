import { route } from '@/lib/api/route'
import { listTools } from '@/lib/tools/list'
import { ToolListQuery } from '@/lib/tools/schema'

export const GET = route({
  isPublic: true,
  query: ToolListQuery,
  handle: async ({ query }) => Response.json(await listTools(query)),
})
