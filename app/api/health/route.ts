import { databaseAnswers } from '@/lib/db/health'
import { route } from '@/lib/http/route'

export const GET = route({
  // Whoever watches over the process may share an address with its visitors, and would end what only refuses them.
  isUncounted: true,
  handle: async () =>
    (await databaseAnswers())
      ? Response.json({ status: 'ok' })
      : Response.json({ error: 'The database does not answer.' }, { status: 503, headers: { 'retry-after': '5' } }),
})
