import { route } from '@/lib/api/route'
import { paths } from '@/lib/paths'
import { separateFrameAddress } from '@/lib/persona/frame'
import { answerPersona } from '@/lib/stack/answer'
import { ShareCodeParam } from '@/lib/stack/schema'

/** A saved persona page, for the iframe of the stack's page. */
export const GET = route({
  params: ShareCodeParam,
  handle: ({ params, address }) => {
    const moved = separateFrameAddress(paths.personaFrame(params.code))
    if (moved !== undefined) return new Response(null, { status: 307, headers: { location: moved } })
    return answerPersona(params.code, address)
  },
})
