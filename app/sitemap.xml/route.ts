import { sitemapIndex } from '@/lib/explore/sitemap'
import { sitemapAnswer } from '@/lib/explore/sitemap-answer'

/** Rendered at run time, because the public origin is configuration. */
export const dynamic = 'force-dynamic'

export const GET = () => sitemapAnswer(sitemapIndex)
