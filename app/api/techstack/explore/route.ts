import { engine } from '@/lib/engine'
import { ExploreBody } from '@/lib/engine/schema'
import { route } from '@/lib/api/route'

export const POST = route({
  limit: 'generate',
  body: ExploreBody,
  handle: async ({ request, body: { categoryName, existingItems, sectionItems } }) => {
    let notice: string | undefined
    const question = { categoryName, existing: existingItems, inSection: sectionItems }
    const data = await engine.explore(question, request.signal, (sentence) => (notice = sentence))
    // An undefined notice is omitted from the JSON.
    return Response.json({ data, notice })
  },
})
