import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { stacksOf } from '@/lib/stack/data'

export const GET = route({
  auth: 'required',
  params: z.object({ userId: z.string().max(100) }),
  query: z.object({ cursor: z.string().min(1).max(100).optional() }),
  handle: async ({ viewer, params, query, request }) => {
    if (params.userId !== viewer.id) throw new AppError('forbidden', 'These are the stacks of somebody else.')
    const { stacks, nextCursor } = await stacksOf(viewer.id, query.cursor)
    const next = nextCursor
      ? { link: `<${request.nextUrl.pathname}?cursor=${encodeURIComponent(nextCursor)}>; rel="next"` }
      : undefined
    return json(stacks, { headers: next })
  },
})
