import { exploreItems } from '@/lib/explore/data'
import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'

export const GET = route({
  handle: async () => json(await exploreItems(), { headers: { 'cache-control': 'no-cache' } }),
})
