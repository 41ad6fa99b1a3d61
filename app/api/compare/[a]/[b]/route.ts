import { route } from '@/lib/api/route'
import { compareStacks } from '@/lib/compare/compare-stacks'
import { ComparedCodes } from '@/lib/compare/schema'
import { publicAnswer } from '@/lib/http/public-answer'

/** What two stacks share, and what each has alone. */
export const GET = route({
  params: ComparedCodes,
  isUncounted: true,
  isPublic: true,
  handle: async ({ request, params }) =>
    publicAnswer(request, {
      body: JSON.stringify(await compareStacks(params.a, params.b)),
      type: 'application/json',
    }),
})
