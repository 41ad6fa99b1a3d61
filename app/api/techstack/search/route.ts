import { route } from '@/lib/api/route'

/** An empty search has no last path segment and no results. */
export const GET = route({ isPublic: true, handle: () => Response.json([]) })
