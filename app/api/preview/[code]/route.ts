import { addressKey } from '@/lib/http/client-address'
import { takePoint } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'
import { pictureAnswer } from '@/lib/preview/answer'
import { requireShared } from '@/lib/stack/find-shared'
import { isDrawn, previewImage } from '@/lib/preview/stack-picture'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The picture of a link preview. Its address carries the version, so what is cached under it never changes. */
export const GET = route({
  params: ShareCodeParam,
  handle: async ({ params, address }) => {
    const stack = await requireShared(params.code, address)
    if (!isDrawn(stack)) await takePoint('draw', addressKey(address))
    return pictureAnswer(await previewImage(stack))
  },
})
