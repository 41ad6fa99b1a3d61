import { isDatabaseAvailable } from '@/lib/db/health'
import { route } from '@/lib/api/route'

export const GET = route({
  // No rate limit: a monitor behind the same address as visitors would take a 429 for an outage and
  // restart the process.
  isUncounted: true,
  handle: async () =>
    (await isDatabaseAvailable())
      ? Response.json({ status: 'ok' })
      : Response.json({ error: 'The database does not answer.' }, { status: 503, headers: { 'retry-after': '5' } }),
})
