import { AppError } from '@/lib/errors'
import { engine, generateLimits } from '@/lib/engine'
import { GenerateBody } from '@/lib/engine/schema'
import { stackAnswer } from '@/lib/engine/stack-answer'
import { streamStack } from '@/lib/engine/stream'
import { route } from '@/lib/api/route'

export const POST = route({
  auth: 'optional',
  ...generateLimits,
  body: GenerateBody,
  handle: async ({ request, viewer, body }) => {
    if (body.intelligence && !viewer) throw new AppError('unauthenticated', 'Sign in to use more intelligence.')
    if (request.headers.get('accept')?.includes('text/event-stream'))
      return streamStack((onSection, signal) => engine.generate(body, { onSection, signal }), request.signal)
    const stack = await engine.generate(body, { onSection: () => undefined, signal: request.signal })
    return Response.json(stackAnswer(stack))
  },
})
