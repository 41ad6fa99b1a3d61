import { route } from '@/lib/api/route'
import { compareStacks } from '@/lib/compare/compare-stacks'
import { namesRevision } from '@/lib/compare/compared-ref'
import { ComparedCodes } from '@/lib/compare/schema'
import { PRIVATE_CACHING, publicAnswer } from '@/lib/http/public-answer'

/**
 * Compares two stacks: shared tools and tools of one only. Earlier versions of a stack are compared
 * for its owner only.
 */
export const GET = route({
  auth: 'optional',
  params: ComparedCodes,
  isUncounted: true,
  isPublic: ({ nextUrl }) => !namesRevision(nextUrl.pathname),
  handle: async ({ request, viewer, params: { a, b } }) => {
    if (namesRevision(a) || namesRevision(b))
      return Response.json(await compareStacks(a, b, viewer?.id), { headers: PRIVATE_CACHING })
    return publicAnswer(request, { body: JSON.stringify(await compareStacks(a, b)), type: 'application/json' })
  },
})
