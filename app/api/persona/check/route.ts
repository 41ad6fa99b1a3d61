import { addressKey } from '@/lib/http/client-address'
import { limitProcessorTime } from '@/lib/http/processor-time'
import { route } from '@/lib/api/route'
import { cleanPage } from '@/lib/persona/sanitise/clean-page'
import { PersonaCheckBody } from '@/lib/persona/schema'

/** For the HTML editor: the sanitised page, and what was removed and why. Stores nothing. */
export const POST = route({
  limit: 'check',
  body: PersonaCheckBody,
  handle: async ({ body, address }) => {
    const { html, removed } = await limitProcessorTime('checkTime', addressKey(address), () => cleanPage(body.html))
    return Response.json({ html, removed })
  },
})
