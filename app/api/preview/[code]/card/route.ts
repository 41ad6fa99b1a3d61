import { cardTools } from '@/lib/explore/card'
import { cardPicture } from '@/lib/explore/card-picture'
import { route } from '@/lib/http/route'
import { iconAnswer } from '@/lib/icons/answer'
import { requireShared } from '@/lib/stack/find-shared'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The picture of a card. An address with a version shows the same for ever; one without is asked for again. */
export const GET = route({
  params: ShareCodeParam,
  handle: async ({ request, params, address }) => {
    const { sections } = await requireShared(params.code, address)
    const bytes = await cardPicture(cardTools(sections))
    return iconAnswer(request, { type: 'image/svg+xml', bytes, passing: !request.nextUrl.searchParams.has('v') })
  },
})
