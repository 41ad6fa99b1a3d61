import { route } from '@/lib/api/route'
import { compareStacks } from '@/lib/compare/compare-stacks'
import { comparisonPicture } from '@/lib/compare/picture'
import { ComparedCodes } from '@/lib/compare/schema'
import { publicAnswer } from '@/lib/http/public-answer'

/** The link preview of a comparison. */
export const GET = route({
  params: ComparedCodes,
  isUncounted: true,
  isPublic: true,
  handle: async ({ request, params }) =>
    publicAnswer(request, {
      body: await comparisonPicture(await compareStacks(params.a, params.b)),
      type: 'image/png',
    }),
})
