import { exploreItems } from '@/lib/explore/queries'
import { route } from '@/lib/api/route'

export const GET = route({
  isPublic: true,
  handle: async () => Response.json(await exploreItems(), { headers: { 'cache-control': 'no-cache' } }),
})
