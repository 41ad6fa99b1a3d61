import { AppError } from '@/lib/errors'
import { route } from '@/lib/api/route'
import { paths } from '@/lib/paths'
import { stacksOf } from '@/lib/stack/queries'
import { PageQuery, UserParam } from '@/lib/stack/schema'

export const GET = route({
  auth: 'required',
  params: UserParam,
  query: PageQuery,
  handle: async ({ viewer, params, query }) => {
    if (params.userId !== viewer.id) throw new AppError('forbidden', 'These are the stacks of somebody else.')
    const { stacks, nextCursor } = await stacksOf(viewer.id, query.cursor)
    return Response.json(stacks, {
      headers: nextCursor ? { link: `<${paths.api.userStacks(viewer.id, nextCursor)}>; rel="next"` } : {},
    })
  },
})
