import { cardTools } from '@/lib/explore/card'
import { cardPicture } from '@/lib/explore/card-picture'
import { route } from '@/lib/http/route'
import { iconAnswer } from '@/lib/icons/icon-answer'
import { requireShared } from '@/lib/stack/find-shared'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The picture of a gallery card. Its address carries the version, so what is cached under it never changes. */
export const GET = route({
  params: ShareCodeParam,
  handle: async ({ request, params, address }) => {
    const { sections } = await requireShared(params.code, address)
    return iconAnswer(request, { type: 'image/svg+xml', bytes: await cardPicture(cardTools(sections)) })
  },
})
