import { route } from '@/lib/api/route'
import { ANY_ORIGIN } from '@/lib/http/any-origin'
import { newStacks } from '@/lib/stack/popular'

export const GET = route({ handle: async () => Response.json(await newStacks(), { headers: ANY_ORIGIN }) })
