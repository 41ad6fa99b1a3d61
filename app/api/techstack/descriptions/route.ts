import { engine } from '@/lib/engine'
import { DescriptionsBody } from '@/lib/engine/schema'
import { route } from '@/lib/api/route'

export const POST = route({
  limit: 'generate',
  body: DescriptionsBody,
  handle: async ({ request, body }) => Response.json(await engine.describe(body.tools, request.signal)),
})
