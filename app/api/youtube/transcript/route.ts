import { route } from '@/lib/api/route'
import { fetchTranscript } from '@/lib/transcript/fetch-transcript'
import { wantedLanguages } from '@/lib/transcript/language'
import { TranscriptQuery } from '@/lib/transcript/schema'

export const GET = route({
  limit: 'transcript',
  query: TranscriptQuery,
  handle: async ({ request, query }) => {
    const languages = wantedLanguages(request.headers.get('accept-language'))
    return Response.json({ transcript: await fetchTranscript(query.url, languages, request.signal) })
  },
})
