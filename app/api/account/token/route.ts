import { idTokenOf, requireSession } from '@/lib/auth/session'
import { json } from '@/lib/http/reply'
import { refuseCrossSite } from '@/lib/http/same-site'
import { route } from '@/lib/http/route'

export const GET = route({
  handle: async ({ request }) => {
    refuseCrossSite(request)
    return json(await idTokenOf(await requireSession()))
  },
})
