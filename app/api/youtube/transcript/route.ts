import { z } from 'zod'
import { route } from '@/lib/http/route'
import { fetchTranscript } from '@/lib/transcript/fetch-transcript'
import { wantedLanguages } from '@/lib/transcript/language'

export const GET = route({
  limit: 'transcript',
  query: z.object({ url: z.string({ error: 'the link of a video' }).max(2048) }),
  handle: async ({ request, query }) => {
    const languages = wantedLanguages(request.headers.get('accept-language'))
    return Response.json({ transcript: await fetchTranscript(query.url, languages, request.signal) })
  },
})
