import { publicOrigin } from '@/lib/env'
import { publicAnswer } from '@/lib/http/public-answer'
import { route } from '@/lib/api/route'
import { openFormatJsonSchema } from '@/lib/open-format/schema'
import { paths } from '@/lib/paths'

/** The JSON Schema of the open format. */
export const GET = route({
  isUncounted: true,
  isPublic: true,
  handle: ({ request }) =>
    publicAnswer(request, {
      body: `${JSON.stringify(openFormatJsonSchema(publicOrigin + paths.openFormatSchema), null, 2)}\n`,
      type: 'application/schema+json',
    }),
})
