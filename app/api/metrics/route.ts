import { route } from '@/lib/http/route'
import { answerMetrics } from '@/lib/metrics/answer'

export const GET = route({ handle: ({ request }) => answerMetrics(request.headers.get('authorization')) })
