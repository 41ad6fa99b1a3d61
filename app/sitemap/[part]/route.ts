import { sitemapPart } from '@/lib/explore/sitemap'
import { sitemapAnswer } from '@/lib/explore/sitemap-answer'

export const dynamic = 'force-dynamic'

export const GET = async (_request: Request, { params }: { params: Promise<{ part: string }> }) => {
  const { part } = await params
  return sitemapAnswer(() => sitemapPart(part))
}
