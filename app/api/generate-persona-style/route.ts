import { route } from '@/lib/http/route'
import { answerPage } from '@/lib/persona/page-answer'
import { PersonaPageBody } from '@/lib/persona/schema'

export const POST = route({
  limit: 'generate',
  body: PersonaPageBody,
  handle: ({ request, body }) => answerPage(body, request.signal),
})
