import { route } from '@/lib/http/route'
import { popularStacks } from '@/lib/stack/popular'

export const GET = route({ handle: async () => Response.json(await popularStacks()) })
