import { cardTools } from '@/lib/explore/card'
import { cardPicture } from '@/lib/explore/card-picture'
import { route } from '@/lib/api/route'
import { pictureAnswer, requirePictured } from '@/lib/preview/answer'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The picture of a gallery card. */
export const GET = route({
  params: ShareCodeParam,
  isUncounted: true,
  handle: async ({ request, params }) => {
    const { sections, version } = await requirePictured(params.code)
    const bytes = await cardPicture(cardTools(sections))
    return pictureAnswer(request, { bytes, type: 'image/svg+xml', version })
  },
})
