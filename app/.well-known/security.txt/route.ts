import { route } from '@/lib/api/route'
import { publicAnswer } from '@/lib/http/public-answer'
import { securityText } from '@/lib/site-texts'

export const GET = route({
  isUncounted: true,
  isPublic: true,
  handle: ({ request }) => publicAnswer(request, { body: securityText(Date.now()), type: 'text/plain; charset=utf-8' }),
})
