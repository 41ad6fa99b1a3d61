import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/env'

/** Asked for at run time: the public origin is configuration, not part of the build. */
export const dynamic = 'force-dynamic'

/** Everything may be read: a preview crawler that is kept out shows no preview. What search engines list is said by `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${publicOrigin}/sitemap.xml` }
}
