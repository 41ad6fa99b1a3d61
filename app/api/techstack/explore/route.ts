import { engine } from '@/lib/engine'
import { ExploreBody } from '@/lib/engine/schema'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'generate',
  body: ExploreBody,
  handle: async ({ request, body: { categoryName, existingItems, sectionItems } }) =>
    Response.json({
      data: await engine.explore({ categoryName, existing: existingItems, inSection: sectionItems }, request.signal),
    }),
})
