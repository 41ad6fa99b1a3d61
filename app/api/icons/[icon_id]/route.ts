import { AppError } from '@/lib/errors'
import { route } from '@/lib/http/route'
import { iconAnswer } from '@/lib/icons/icon-answer'
import { setIcon } from '@/lib/icons/icon-set'
import { IconRef } from '@/lib/icons/schema'

export const GET = route({
  params: IconRef,
  handle: async ({ request, params: { icon_id: iconId } }) => {
    const svg = await setIcon(iconId)
    if (svg === undefined) throw new AppError('not_found', 'There is no icon of this name.')
    return iconAnswer(request, { type: 'image/svg+xml', bytes: svg })
  },
})
