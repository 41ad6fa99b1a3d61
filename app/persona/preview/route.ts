import { AppError } from '@/lib/errors'
import { readForm } from '@/lib/http/body'
import { addressKey } from '@/lib/http/client-address'
import { limitProcessorTime } from '@/lib/http/processor-time'
import { route } from '@/lib/api/route'
import { requireSameOrigin } from '@/lib/http/same-site'
import { answerDraft } from '@/lib/persona/answer'

/** An unsaved persona page, posted by a form into the iframe. */
export const POST = route({
  limit: 'check',
  handle: async ({ request, address }) => {
    requireSameOrigin(request)
    const html = (await readForm(request)).get('html')
    if (html === null) throw new AppError('invalid_input', 'html: is missing')
    return limitProcessorTime('checkTime', addressKey(address), () => answerDraft(html))
  },
})
