import { personaOrNull } from '@/lib/engine/persona-or-null'
import { PersonaBody } from '@/lib/engine/schema'
import { route } from '@/lib/api/route'

export const POST = route({
  limit: 'generate',
  body: PersonaBody,
  handle: async ({ request, body }) => Response.json(await personaOrNull(body.sections, request.signal)),
})
