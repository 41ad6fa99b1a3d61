import { route } from '@/lib/api/route'
import { answerMetrics } from '@/lib/metrics/answer'

export const GET = route({
  hasOwnBearer: true,
  handle: ({ request }) => answerMetrics(request.headers.get('authorization')),
})
