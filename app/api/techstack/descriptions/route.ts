import { engine } from '@/lib/engine'
import { DescriptionsBody } from '@/lib/engine/schema'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'generate',
  body: DescriptionsBody,
  handle: async ({ request, body }) => json(await engine.describe(body.tools, request.signal)),
})
