import { idTokenOf, requireSession } from '@/lib/auth/session'
import { refuseCrossSite } from '@/lib/http/same-site'
import { route } from '@/lib/http/route'

export const GET = route({
  handle: async ({ request }) => {
    refuseCrossSite(request)
    return Response.json(await idTokenOf(await requireSession()))
  },
})
