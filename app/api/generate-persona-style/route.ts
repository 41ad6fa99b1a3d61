import { route } from '@/lib/api/route'
import { answerPage } from '@/lib/engine/answer'
import { PersonaPageBody } from '@/lib/engine/schema'

export const POST = route({
  limit: 'generate',
  body: PersonaPageBody,
  handle: ({ request, body }) => answerPage(body, request.signal),
})
