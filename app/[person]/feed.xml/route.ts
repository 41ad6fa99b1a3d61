import { route } from '@/lib/api/route'
import { publicAnswer } from '@/lib/http/public-answer'
import { personFeed } from '@/lib/people/feed'
import { PersonParam } from '@/lib/people/schema'

/** Atom feed of a user's newest indexable stacks. */
export const GET = route({
  params: PersonParam,
  isUncounted: true,
  isPublic: true,
  handle: async ({ request, params }) =>
    publicAnswer(request, { body: await personFeed(params.person), type: 'application/atom+xml; charset=utf-8' }),
})
