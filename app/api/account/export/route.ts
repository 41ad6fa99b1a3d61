import { Readable } from 'node:stream'
import { exportAccount } from '@/lib/account/data'
import { requireSession } from '@/lib/auth/session'
import { route } from '@/lib/api/route'

export const GET = route({
  limit: 'account',
  handle: async ({ request }) => {
    const { viewer } = await requireSession(request)
    const text = Readable.from(await exportAccount(viewer.id), { objectMode: false })
    return new Response(Readable.toWeb(text) as ReadableStream, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="stackbook-account.json"',
      },
    })
  },
})
