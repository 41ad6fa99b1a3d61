import { exportAccount } from '@/lib/account/data'
import { requireSession } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { refuseCrossSite } from '@/lib/http/same-site'

/** *session* */
export const GET = route({
  limit: 'account',
  handle: async ({ request }) => {
    refuseCrossSite(request)
    const { viewer } = await requireSession()
    return Response.json(await exportAccount(viewer.id), {
      headers: { 'content-disposition': 'attachment; filename="stackbook-account.json"' },
    })
  },
})
