import { AppError } from '@/lib/errors'
import { engine, generateLimits } from '@/lib/engine'
import { GenerateBody } from '@/lib/engine/schema'
import { streamStack } from '@/lib/engine/stream'
import { route } from '@/lib/http/route'
import { toSectionMap } from '@/lib/stack/section-map'

export const POST = route({
  auth: 'optional',
  ...generateLimits,
  body: GenerateBody,
  handle: async ({ request, viewer, body }) => {
    if (body.intelligence && !viewer) throw new AppError('unauthenticated', 'Sign in to use more intelligence.')
    if (request.headers.get('accept')?.includes('text/event-stream'))
      return streamStack((onSection, signal) => engine.generate(body, { onSection, signal }), request.signal)
    const { sections, notice } = await engine.generate(body, { onSection: () => undefined, signal: request.signal })
    return Response.json({ data: toSectionMap(sections), ...(notice === undefined ? {} : { notice }) })
  },
})
