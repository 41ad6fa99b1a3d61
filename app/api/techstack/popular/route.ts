import { route } from '@/lib/api/route'
import { popularStacks } from '@/lib/stack/popular'

export const GET = route({ isPublic: true, handle: async () => Response.json(await popularStacks()) })
