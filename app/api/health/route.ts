import { isDatabaseAvailable } from '@/lib/db/health'
import { route } from '@/lib/api/route'

export const GET = route({
  // Whoever watches over the process may share an address with its visitors, and would end what only refuses them.
  isUncounted: true,
  handle: async () =>
    (await isDatabaseAvailable())
      ? Response.json({ status: 'ok' })
      : Response.json({ error: 'The database does not answer.' }, { status: 503, headers: { 'retry-after': '5' } }),
})
