import { suggest } from '@/lib/engine/embedded/autocomplete'
import { AutocompleteBody } from '@/lib/engine/schema'
import { route } from '@/lib/api/route'

/** Always the embedded engine: a language model would answer after the next key is pressed. */
export const POST = route({
  limit: 'autocomplete',
  body: AutocompleteBody,
  handle: ({ body }) => Response.json({ suggestions: suggest(body.currentInput) }),
})
