import { route } from '@/lib/api/route'
import { fetchTranscript } from '@/lib/transcript/fetch-transcript'
import { acceptedLanguages } from '@/lib/transcript/caption-language'
import { TranscriptQuery } from '@/lib/transcript/schema'

export const GET = route({
  limit: 'transcript',
  query: TranscriptQuery,
  handle: async ({ request, query }) => {
    const languages = acceptedLanguages(request.headers.get('accept-language'))
    return Response.json({ transcript: await fetchTranscript(query.url, languages, request.signal) })
  },
})
