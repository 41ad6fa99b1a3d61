import { engine } from '@/lib/engine'
import { TransformBody } from '@/lib/engine/schema'
import { route } from '@/lib/http/route'
import { toSectionMap } from '@/lib/stack/section-map'

export const POST = route({
  limit: 'generate',
  body: TransformBody,
  handle: async ({ request, body }) =>
    Response.json({ data: toSectionMap(await engine.transform(body, request.signal)) }),
})
