import { databaseAnswers } from '@/lib/db/health'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({
  handle: async () =>
    (await databaseAnswers())
      ? json({ status: 'ok' })
      : json({ error: 'The database does not answer.' }, { status: 503, headers: { 'retry-after': '5' } }),
})
