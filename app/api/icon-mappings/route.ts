import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { iconMappings } from '@/lib/icons/mappings'
import { IconPairs } from '@/lib/icons/schema'

export const GET = route({
  query: IconPairs,
  handle: async ({ query }) => json(await iconMappings(query.pairs)),
})
