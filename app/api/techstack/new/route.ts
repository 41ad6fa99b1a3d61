import { route } from '@/lib/api/route'
import { newStacks } from '@/lib/stack/popular'

export const GET = route({ isPublic: true, handle: async () => Response.json(await newStacks()) })
