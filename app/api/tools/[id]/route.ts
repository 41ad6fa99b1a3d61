import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { route } from '@/lib/api/route'
import { toolDetails } from '@/lib/tools/queries'
import { ToolParam } from '@/lib/tools/schema'

export const GET = route({
  params: ToolParam,
  handle: async ({ params }) => Response.json(await toolDetails(params.id), { headers: ANY_ORIGIN }),
})
