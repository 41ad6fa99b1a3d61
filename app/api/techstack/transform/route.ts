import { engine } from '@/lib/engine'
import { TransformBody } from '@/lib/engine/schema'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { toSectionMap } from '@/lib/stack/section-map'

export const POST = route({
  limit: 'generate',
  body: TransformBody,
  handle: async ({ request, body }) => json({ data: toSectionMap(await engine.transform(body, request.signal)) }),
})
