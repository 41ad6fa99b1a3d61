import { route } from '@/lib/api/route'
import { siteFeed } from '@/lib/feed/data'
import { publicAnswer } from '@/lib/http/public-answer'

/** Atom feed of the newest indexable stacks. */
export const GET = route({
  isUncounted: true,
  isPublic: true,
  handle: async ({ request }) =>
    publicAnswer(request, { body: await siteFeed(), type: 'application/atom+xml; charset=utf-8' }),
})
