import { answerFormat } from '@/lib/formats/answer'
import { FormatParams } from '@/lib/formats/schema'
import { route } from '@/lib/api/route'

/**
 * `/stack/{code}.svg`, `.png`, `.json`, `.md` and `/stack/{code}/embed`. The request gate rewrites
 * these to this internal route.
 */
export const GET = route({
  params: FormatParams,
  isUncounted: true,
  isPublic: true,
  handle: ({ request, params }) => answerFormat(request, params.code, params.format),
})
