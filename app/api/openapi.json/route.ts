import { route } from '@/lib/api/route'
import { publicAnswer } from '@/lib/http/public-answer'
import { openApiText } from '@/lib/openapi/document'

export const GET = route({
  isUncounted: true,
  isPublic: true,
  handle: ({ request }) => publicAnswer(request, { body: openApiText(), type: 'application/json' }),
})
