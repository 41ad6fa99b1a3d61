import { route } from '@/lib/api/route'
import { pictureAnswer, requirePictured } from '@/lib/preview/answer'
import { stackPicture } from '@/lib/preview/stack-picture'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The picture of a link preview. */
export const GET = route({
  params: ShareCodeParam,
  isUncounted: true,
  handle: async ({ request, params }) => {
    const stack = await requirePictured(params.code)
    return pictureAnswer(request, { bytes: await stackPicture(stack), type: 'image/png', version: stack.version })
  },
})
