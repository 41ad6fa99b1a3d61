import { route } from '@/lib/api/route'
import { OembedQuery, oembedOf } from '@/lib/embed/oembed'
import { publicAnswer } from '@/lib/http/public-answer'

/** oEmbed: how other sites show a link to a stack. */
export const GET = route({
  query: OembedQuery,
  isUncounted: true,
  isPublic: true,
  handle: async ({ request, query }) =>
    publicAnswer(request, { body: JSON.stringify(await oembedOf(query)), type: 'application/json' }),
})
