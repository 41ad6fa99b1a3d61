import { route } from '@/lib/http/route'
import { pictureAnswer } from '@/lib/preview/answer'
import { sitePicture } from '@/lib/preview/site-picture'

/** The picture of a link to a page that shows no stack. */
export const GET = route({ handle: async () => pictureAnswer(await sitePicture()) })
