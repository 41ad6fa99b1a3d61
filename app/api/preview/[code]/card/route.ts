import { cardTools } from '@/lib/explore/card'
import { cardPicture } from '@/lib/explore/card-picture'
import { route } from '@/lib/api/route'
import { DRAWING, publicAnswer } from '@/lib/http/public-answer'
import { readPublicStack } from '@/lib/stack/public-stack'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The picture of a gallery card. */
export const GET = route({
  params: ShareCodeParam,
  isUncounted: true,
  isPublic: true,
  handle: async ({ request, params }) => {
    const { sections, version } = await readPublicStack(params.code)
    const body = await cardPicture(cardTools(sections))
    return publicAnswer(request, { body, version, ...DRAWING })
  },
})
