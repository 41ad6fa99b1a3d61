import { engine } from '@/lib/engine'
import { PersonaBody } from '@/lib/engine/schema'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const POST = route({
  limit: 'generate',
  body: PersonaBody,
  handle: async ({ request, body }) => json(await engine.persona(body.sections, request.signal)),
})
