import { route } from '@/lib/api/route'
import { publicAnswer } from '@/lib/http/public-answer'
import { SITE_PICTURE_VERSION } from '@/lib/paths'
import { sitePicture } from '@/lib/preview/site-picture'

/** The link preview of pages without a stack. */
export const GET = route({
  isUncounted: true,
  handle: async ({ request }) =>
    publicAnswer(request, { body: await sitePicture(), type: 'image/png', version: SITE_PICTURE_VERSION }),
})
