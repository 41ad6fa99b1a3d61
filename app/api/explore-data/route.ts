import { exploreItems } from '@/lib/explore/data'
import { route } from '@/lib/api/route'

export const GET = route({
  handle: async () => Response.json(await exploreItems(), { headers: { 'cache-control': 'no-cache' } }),
})
