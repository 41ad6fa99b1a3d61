import { AppError } from '@/lib/errors'
import { route } from '@/lib/api/route'
import { addressKey } from '@/lib/http/client-address'
import { takePoint } from '@/lib/http/rate-limit'
import { findIcon } from '@/lib/icons/find-icon'
import { setIcon } from '@/lib/icons/icon-set'
import { iconAnswer } from '@/lib/icons/answer'
import { removeOwnIcon } from '@/lib/icons/own/data'
import { IconGround, IconRef } from '@/lib/icons/schema'

export const GET = route({
  params: IconRef,
  query: IconGround,
  // A page shows sixty, and an office shares one address: only what is looked up in the store is
  // counted.
  isUncounted: true,
  handle: async ({ request, params: { icon_id: iconId }, query: { ground }, address }) => {
    if ((await setIcon(iconId, ground)) === undefined) await takePoint('api', addressKey(address))
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
