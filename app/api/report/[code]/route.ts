import { route } from '@/lib/api/route'
import { reportStack } from '@/lib/report/data'
import { ReportForm } from '@/lib/report/schema'
import { ShareCodeParam } from '@/lib/stack/schema'

export const POST = route({
  idempotent: true,
  isMessage: true,
  limit: 'report',
  params: ShareCodeParam,
  body: ReportForm,
  handle: async ({ params, body }) => {
    await reportStack(params.code, body.reason)
    return Response.json({ ok: true }, { status: 202 })
  },
})
