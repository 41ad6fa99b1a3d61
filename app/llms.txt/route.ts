import { route } from '@/lib/api/route'
import { publicAnswer } from '@/lib/http/public-answer'
import { llmsText } from '@/lib/site-texts'

export const GET = route({
  isUncounted: true,
  isPublic: true,
  handle: ({ request }) => publicAnswer(request, { body: llmsText(), type: 'text/plain; charset=utf-8' }),
})
