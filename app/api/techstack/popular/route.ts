import { json } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { popularStacks } from '@/lib/stack/popular'

export const GET = route({ handle: async () => json(await popularStacks()) })
