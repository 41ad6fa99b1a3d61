import { AppError } from '@/lib/errors'
import { route } from '@/lib/api/route'
import { paths } from '@/lib/paths'
import { deletedStacksOf, stacksOf } from '@/lib/stack/queries'
import { PageQuery, UserParam } from '@/lib/stack/schema'

export const GET = route({
  auth: 'required',
  params: UserParam,
  query: PageQuery,
  handle: async ({ viewer, params, query: { cursor, deleted } }) => {
    if (params.userId !== viewer.id) throw new AppError('forbidden', 'These stacks belong to another account.')
    const { stacks, nextCursor } = deleted
      ? await deletedStacksOf(viewer.id, cursor)
      : await stacksOf(viewer.id, cursor)
    const next = nextCursor && (deleted ? paths.api.deletedStacks : paths.api.userStacks)(viewer.id, nextCursor)
    return Response.json(stacks, { headers: next ? { link: `<${next}>; rel="next"` } : {} })
  },
})
