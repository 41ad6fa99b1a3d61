import { route } from '@/lib/api/route'
import { publicAnswer } from '@/lib/http/public-answer'
import { stackPicture } from '@/lib/preview/stack-picture'
import { readPublicStack } from '@/lib/stack/public-stack'
import { ShareCodeParam } from '@/lib/stack/schema'

/** The link preview of a stack. */
export const GET = route({
  params: ShareCodeParam,
  isUncounted: true,
  isPublic: true,
  handle: async ({ request, params }) => {
    const stack = await readPublicStack(params.code)
    return publicAnswer(request, { ...(await stackPicture(stack)), type: 'image/png', version: stack.version })
  },
})
