import { z } from 'zod'

export const SearchParam = z.object({ query: z.string() })
export const HandleParam = z.object({ handle: z.string().max(200) })
