import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/env'

/** Rendered at run time, because the public origin is configuration. */
export const dynamic = 'force-dynamic'

/**
 * Allows everything: a link preview crawler that is refused shows no preview. Pages exclude
 * themselves by `noindex`.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${publicOrigin}/sitemap.xml` }
}
