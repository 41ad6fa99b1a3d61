import { exportAccount } from '@/lib/account/data'
import { requireSession } from '@/lib/auth/session'
import { route } from '@/lib/http/route'

export const GET = route({
  limit: 'account',
  handle: async ({ request }) => {
    const { viewer } = await requireSession(request)
    return Response.json(await exportAccount(viewer.id), {
      headers: { 'content-disposition': 'attachment; filename="stackbook-account.json"' },
    })
  },
})
