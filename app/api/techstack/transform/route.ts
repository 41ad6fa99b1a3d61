import { engine } from '@/lib/engine'
import { TransformBody } from '@/lib/engine/schema'
import { route } from '@/lib/api/route'
import { toSectionMap } from '@/lib/stack/section-map'

export const POST = route({
  limit: 'generate',
  body: TransformBody,
  handle: async ({ request, body }) => {
    let notice: string | undefined
    const sections = await engine.transform(body, request.signal, (sentence) => (notice = sentence))
    // An undefined notice is omitted from the JSON.
    return Response.json({ data: toSectionMap(sections), notice })
  },
})
