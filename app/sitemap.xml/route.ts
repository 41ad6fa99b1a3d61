import { sitemapIndex } from '@/lib/explore/sitemap'
import { sitemapAnswer } from '@/lib/explore/sitemap-answer'

/** Asked for at run time: the public origin is configuration, not part of the build. */
export const dynamic = 'force-dynamic'

export const GET = () => sitemapAnswer(sitemapIndex)
