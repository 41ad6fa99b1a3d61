import { route } from '@/lib/api/route'

/** A search for nothing: its address has no last part. */
export const GET = route({ handle: () => Response.json([]) })
