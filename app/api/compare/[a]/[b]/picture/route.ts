import { route } from '@/lib/api/route'
import { answerComparisonPicture } from '@/lib/compare/answer'
import { ComparedCodes } from '@/lib/compare/schema'

/** The link preview of a comparison. */
export const GET = route({
  params: ComparedCodes,
  isUncounted: true,
  isPublic: true,
  handle: ({ request, params: { a, b } }) => answerComparisonPicture(request, a, b),
})
