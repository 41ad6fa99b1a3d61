import { idTokenOf, requireSession } from '@/lib/auth/session'
import { route } from '@/lib/api/route'

export const GET = route({
  handle: async ({ request }) => Response.json(await idTokenOf(await requireSession(request))),
})
