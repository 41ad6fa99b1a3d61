import { z } from 'zod'

export const TranscriptQuery = z.object({ url: z.string({ error: 'the link of a video' }).max(2048) })
