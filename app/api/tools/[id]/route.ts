import { route } from '@/lib/api/route'
import { toolDetails } from '@/lib/tools/queries'
import { ToolParam } from '@/lib/tools/schema'

export const GET = route({
  isPublic: true,
  params: ToolParam,
  handle: async ({ params }) => Response.json(await toolDetails(params.id)),
})
