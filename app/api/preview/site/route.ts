import { route } from '@/lib/api/route'
import { SITE_PICTURE_VERSION } from '@/lib/paths'
import { pictureAnswer } from '@/lib/preview/answer'
import { sitePicture } from '@/lib/preview/site-picture'

/** The picture of a link to a page that shows no stack. */
export const GET = route({
  isUncounted: true,
  handle: async ({ request }) =>
    pictureAnswer(request, { bytes: await sitePicture(), type: 'image/png', version: SITE_PICTURE_VERSION }),
})
