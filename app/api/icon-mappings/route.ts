import { route } from '@/lib/api/route'
import { iconMappings } from '@/lib/icons/mappings'
import { IconPairs } from '@/lib/icons/schema'

export const GET = route({
  query: IconPairs,
  handle: async ({ query }) => Response.json(await iconMappings(query.pairs)),
})
