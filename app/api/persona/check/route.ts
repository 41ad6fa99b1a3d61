import { z } from 'zod'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { sanitise } from '@/lib/persona/sanitise/sanitise'

/** What would be left of a page, and what would be taken out and why: for the editor. Nothing is stored. */
export const POST = route({
  body: z.object({ html: z.string().max(400_000) }),
  handle: async ({ body }) => {
    const { html, removed } = await sanitise(body.html.replaceAll('\u0000', '').toWellFormed())
    return json({ html, removed })
  },
})
