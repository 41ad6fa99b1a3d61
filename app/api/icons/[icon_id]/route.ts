import { AppError } from '@/lib/errors'
import { route } from '@/lib/api/route'
import { findIcon } from '@/lib/icons/find-icon'
import { iconAnswer } from '@/lib/icons/answer'
import { removeOwnIcon } from '@/lib/icons/own/data'
import { IconGround, IconRef } from '@/lib/icons/schema'

export const GET = route({
  params: IconRef,
  query: IconGround,
  handle: async ({ request, params: { icon_id: iconId }, query: { ground } }) => {
    const icon = await findIcon(iconId, ground)
    if (!icon) throw new AppError('not_found', 'There is no icon of this name.')
    return iconAnswer(request, icon)
  },
})

export const DELETE = route({
  idempotent: true,
  auth: 'required',
  params: IconRef,
  handle: async ({ viewer, params: { icon_id: iconId } }) => {
    await removeOwnIcon(viewer.id, iconId)
    return Response.json({ ok: true })
  },
})
