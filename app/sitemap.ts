import type { MetadataRoute } from 'next'
import { publicOrigin } from '@/lib/env'
import { galleryCodes } from '@/lib/explore/gallery-codes'
import { paths } from '@/lib/paths'

/** Asked for at run time: the public origin is configuration, not part of the build. */
export const dynamic = 'force-dynamic'

const PAGES = [paths.home, paths.about, paths.legal, paths.contact, paths.feedback]

/** Our own pages, and the stacks of the gallery; where an item leads to another site, that is not ours to list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return [...PAGES, ...(await galleryCodes()).map(paths.share)].map((path) => ({ url: publicOrigin + path }))
}
